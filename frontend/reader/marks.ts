import type { EPUB } from 'foliate-js/epub.js';
import { Overlayer } from 'foliate-js/overlayer.js';
import type { Mark } from '../src/features/reader/protocol.ts';
import { MARK_COLOURS } from './page-marks.ts';
import { rangeOfQuote } from './quote.ts';

/** Highlights over flowing text: drawn into the layer that the paginator keeps above each section. */
export class MarkLayer {
  readonly #epub: EPUB;
  readonly #layers = new Map<number, { document: Document; layer: Overlayer }>();
  #marks: Mark[] = [];

  constructor(epub: EPUB) {
    this.#epub = epub;
  }

  /** The layer of a section that has just been loaded, with its marks in it. */
  layerFor(document: Document, section: number): Overlayer {
    const layer = new Overlayer(document);
    this.#layers.set(section, { document, layer });
    // The paginator attaches the layer after this; ranges are measured once it has.
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
    return key?.replace(/^line /, '') ?? null;
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
 * Where a mark stands in a loaded section: at its exact place while the words there are its own, else wherever the section
 * has these words now. Null when it belongs elsewhere, or the words are gone.
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
  // The book changed since: its words are looked for; where they are gone, the list still leads to the page.
  return rangeOfQuote(document.body ?? document.documentElement, words) ?? exact;
}

function rangeOfCfi(epub: EPUB, cfi: string, section: number, document: Document): Range | null {
  try {
    const { index, anchor } = epub.resolveCFI(cfi);
    const place = index === section && typeof anchor === 'function' ? anchor(document) : null;
    return place && typeof place === 'object' && 'cloneRange' in place ? place : null;
  } catch {
    return null;
  }
}
