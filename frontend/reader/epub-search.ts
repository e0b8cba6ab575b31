import * as CFI from 'foliate-js/epubcfi.js';
import type { SearchResult } from '../src/shared/reader/protocol.ts';
import { quoteOf, type Match } from './search-text.ts';
import { blocksOf, rangeOf } from './spoken-text.ts';

/** Elements whose text is not shown, and the pronunciation between the letters of a word. */
const UNSEEN = 'head, script, style, template, rt, rp, noscript, [hidden], defs, svg title, svg desc';

/** A file of an EPUB and what is known of its position in the book. */
export interface SearchedFile {
  href: string;
  /** CFI of the file. */
  cfi: string;
  text: string;
  pageAt(fraction: number): number;
  chapterAt(range: Range): string | null;
}

/** The results of a file where `find` matches a paragraph; `pause` is called between paragraphs. */
export async function searchFile(
  { href, cfi, text, pageAt, chapterAt }: SearchedFile,
  find: (text: string) => Match[],
  pause: () => Promise<void>,
): Promise<SearchResult[]> {
  const isDrawing = /\.svg$/i.test(href);
  const document = parsed(text, isDrawing ? 'image/svg+xml' : 'application/xhtml+xml');
  await pause();
  const blocks = blocksOf(document.querySelector('body') ?? document.documentElement, UNSEEN);
  const length = blocks.reduce((sum, block) => sum + block.text.length, 0) || 1;
  const results: SearchResult[] = [];
  let before = 0;
  for (const block of blocks) {
    for (const match of find(block.text)) {
      const range = rangeOf(block, match.from, match.to);
      if (!range) continue;
      const progression = (before + match.from) / length;
      const page = pageAt(progression);
      results.push({
        ...quoteOf(block.text, match),
        // The engine wraps a drawing in a page: there the words are searched for.
        locator: {
          href,
          ...(isDrawing ? {} : { cfi: CFI.joinIndir(cfi, CFI.fromRange(range)) }),
          progression,
          position: page,
        },
        chapter: chapterAt(range),
        page,
      });
    }
    before += block.text.length;
    await pause();
  }
  return results;
}

/** A page that is no XML is read as HTML, as the engine does. */
function parsed(text: string, type: DOMParserSupportedType): Document {
  const document = new DOMParser().parseFromString(text, type);
  return document.querySelector('parsererror')
    ? new DOMParser().parseFromString(text, 'text/html')
    : document;
}
