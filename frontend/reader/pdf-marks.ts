import type { Mark } from '../src/shared/reader/protocol.ts';
import type { EngineEvents } from './engine.ts';
import { boxesOf, PageMarks } from './page-marks.ts';
import { FILE } from './pdf-outline.ts';
import { rangeOfQuote } from './quote.ts';
import { listenForSelection } from './selection.ts';

const elementOf = (node: Node): Element | null =>
  node.nodeType === 1 ? (node as Element) : node.parentElement;

/** Marked and selected words of a PDF: stored with their page and text, and found again in the page's text. */
export class PdfMarks {
  readonly #sheet: HTMLElement;
  readonly #layers = new WeakMap<Element, PageMarks>();
  #marks: Mark[] = [];

  constructor(sheet: HTMLElement, events: Pick<EngineEvents, 'selected' | 'markTapped'>) {
    this.#sheet = sheet;
    const textAt = (node: Node) => elementOf(node)?.closest('.pdf-text') ?? null;
    listenForSelection(
      document,
      (selected) => {
        const node = selected?.range.startContainer;
        const leaf = node && textAt(node)?.closest<HTMLElement>('.pdf-page');
        const position = Number(leaf?.dataset['page']);
        if (!selected || !position) return events.selected(null);
        const { quote, prefix, suffix } = selected;
        const locator = { href: `${FILE}#page=${position}`, progression: 0, position };
        events.selected({ quote, prefix, suffix, locator });
      },
      textAt,
    );
    sheet.addEventListener('click', (event) => {
      const mark = this.#markAt(event);
      if (!mark) return;
      // A tap on a mark opens the mark and does not turn the page.
      event.preventDefault();
      events.markTapped(mark);
    });
  }

  show(marks: Mark[]): void {
    this.#marks = marks;
    this.draw();
  }

  /** Draws the marks of all pages that are on the screen now. */
  draw(): void {
    for (const leaf of this.#sheet.querySelectorAll<HTMLElement>('.pdf-page')) {
      const text = leaf.querySelector('.pdf-text');
      if (!text) continue;
      const layer = this.#layers.get(leaf) ?? new PageMarks(leaf);
      this.#layers.set(leaf, layer);
      const href = `${FILE}#page=${leaf.dataset['page']}`;
      const page = leaf.getBoundingClientRect();
      layer.show(
        this.#marks.flatMap((mark) => {
          const range = mark.locator.href === href ? rangeOfQuote(text, mark.words) : null;
          return range ? { ...mark, boxes: boxesOf(range, page) } : [];
        }),
      );
    }
  }

  #markAt({ target, defaultPrevented, clientX, clientY }: MouseEvent): string | null {
    const leaf = (target as Element | null)?.closest('.pdf-page');
    const layer = leaf && this.#layers.get(leaf);
    if (!leaf || !layer || defaultPrevented || document.getSelection()?.isCollapsed === false) return null;
    const { left, top, width, height } = leaf.getBoundingClientRect();
    return layer.at((clientX - left) / width, (clientY - top) / height);
  }
}
