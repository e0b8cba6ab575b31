import { SENTENCE_MAX } from '../src/shared/reader/protocol.ts';

/** Longer entries are a chapter, not a glossary. */
const ENTRIES_MAX = 2_000;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const keyOf = (word: string): string =>
  plain(word)
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
    .toLowerCase();

/**
 * Words and their meanings, from a page that an EPUB declares as its glossary: definition lists, or
 * `glossterm` and `glossdef`.
 */
export function readGlossary(text: string): Map<string, string> {
  const document = new DOMParser().parseFromString(text, 'text/html');
  const entries = new Map<string, string>();
  const terms = document.querySelectorAll('dt, [epub\\:type~="glossterm"]');
  for (const term of [...terms].slice(0, ENTRIES_MAX)) {
    let meaning: Element | null = term.nextElementSibling;
    while (meaning?.tagName === 'DT') meaning = meaning.nextElementSibling;
    const word = keyOf(term.querySelector('dfn')?.textContent ?? term.textContent);
    const said = plain(meaning?.textContent ?? '');
    if (word && said && !entries.has(word)) entries.set(word, said.slice(0, SENTENCE_MAX));
  }
  return entries;
}

/** The glossary of a book, which is read when the first word is looked up. */
export class BookGlossary {
  readonly #load: () => Promise<string[]>;
  #entries: Promise<Map<string, string>> | null = null;

  /** `load` returns the pages of the glossary; an empty list when the book has none. */
  constructor(load: () => Promise<string[]>) {
    this.#load = load;
  }

  /** The book's definition of a word; null when it has none. */
  async meaningOf(word: string): Promise<string | null> {
    this.#entries ??= this.#load()
      .then((pages) => new Map(pages.flatMap((page) => [...readGlossary(page)])))
      .catch(() => new Map<string, string>());
    const entries = await this.#entries;
    const key = keyOf(word);
    // Singular forms are looked up, too.
    return (
      entries.get(key) ??
      entries.get(key.replace(/['’]s$|s$/, '')) ??
      entries.get(key.replace(/es$/, '')) ??
      null
    );
  }
}
