import type { EPUB } from 'foliate-js/epub.js';
import { Overlayer } from 'foliate-js/overlayer.js';
import type { Mark } from '../src/shared/reader/protocol.ts';
import { MARK_COLOURS } from './page-marks.ts';
import { rangeOfQuote } from './quote.ts';

/** Highlights over flowing text, drawn into the layer that the paginator places above each section. */
export class MarkLayer {
  readonly #epub: EPUB;
  readonly #layers = new Map<number, { document: Document; layer: Overlayer }>();
  #marks: Mark[] = [];

  constructor(epub: EPUB) {
    this.#epub = epub;
  }

  /** The layer of a section that has just been loaded, with its marks. */
  layerFor(document: Document, section: number): Overlayer {
    const layer = new Overlayer(document);
    this.#layers.set(section, { document, layer });
    // The paginator attaches the layer after this call; ranges are measured once it has.
    queueMicrotask(() => this.#draw(section));
    return layer;
  }

  show(marks: Mark[]): void {
    for (const [section, { document, layer }] of this.#layers) {
      if (!document.defaultView) this.#layers.delete(section);
      else for (const { id } of this.#marks) this.#remove(layer, id);
    }
    this.#marks = marks;
    for (const section of this.#layers.keys()) this.#draw(section);
  }

  at(document: Document, x: number, y: number): string | null {
    const found = [...this.#layers.values()].find((one) => one.document === document);
    const [key] = found?.layer.hitTest({ x, y }) ?? [];
    const id = key?.replace(/^line /, '') ?? null;
    return this.#marks.some((mark) => mark.id === id && mark.colour === 'found') ? null : id;
  }

  #draw(section: number): void {
    const found = this.#layers.get(section);
    if (!found) return;
    for (const mark of this.#marks) {
      const range = rangeOfMark(this.#epub, mark, section, found.document);
      if (!range || range.collapsed) continue;
      const color = MARK_COLOURS[mark.colour];
      found.layer.add(mark.id, range, Overlayer.highlight, { color, padding: 1 });
      if (mark.note)
        found.layer.add(`line ${mark.id}`, range, Overlayer.underline, { color, width: 3, padding: 2 });
    }
  }

  #remove(layer: Overlayer, id: string): void {
    layer.remove(id);
    layer.remove(`line ${id}`);
  }
}

/**
 * The range of a mark in a loaded section: its exact position while the text there is unchanged, else
 * wherever the section contains its words now. Null when it belongs to another section, or its words are
 * gone.
 */
export function rangeOfMark(
  epub: EPUB,
  { locator, words }: Mark,
  section: number,
  document: Document,
): Range | null {
  if (epub.sections[section]?.id !== locator.href) return null;
  const exact = locator.cfi ? rangeOfCfi(epub, locator.cfi, section, document) : null;
  const bare = (text: string) => text.replace(/\s+/g, '');
  if (exact && (!words.quote || bare(exact.toString()) === bare(words.quote))) return exact;
  // The book has changed since: its words are searched for; where they are gone, the list still links to the
  // page.
  return rangeOfQuote(document.body ?? document.documentElement, words) ?? exact;
}

function rangeOfCfi(epub: EPUB, cfi: string, section: number, document: Document): Range | null {
  try {
    const { index, anchor } = epub.resolveCFI(cfi);
    const range = index === section && typeof anchor === 'function' ? anchor(document) : null;
    return range && typeof range === 'object' && 'cloneRange' in range ? range : null;
  } catch {
    return null;
  }
}
