import type { Mark } from '../src/shared/reader/protocol.ts';

/** Visible on paper and at night, and never the only sign: a note is underlined, too. */
export const MARK_COLOURS: Record<Mark['colour'], string> = {
  sun: '#f2a900',
  leaf: '#3aa655',
  sky: '#2f8fe0',
  rose: '#e0558f',
  found: '#ff7a1a',
};

/** A box of a mark, as shares of its page, so that it covers its words at any size of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface DrawnMark {
  id: string;
  colour: Mark['colour'];
  note: boolean;
  boxes: Box[];
}

/** Tolerance, because a finger covers more than a line. */
const NEAR = 0.004;

/** The boxes of a range on a page of `width` by `height` pixels whose corner is at `left`, `top`. */
export function boxesOf(
  range: Range,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Box[] {
  if (!width || !height) return [];
  return [...range.getClientRects()]
    .filter((rect) => rect.width > 0 && rect.height > 0)
    .map((rect) => ({
      left: (rect.left - left) / width,
      top: (rect.top - top) / height,
      width: rect.width / width,
      height: rect.height / height,
    }));
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Marks over one page of fixed size, in a layer that ignores pointer events. */
export class PageMarks {
  readonly #layer = document.createElement('div');
  #marks: DrawnMark[] = [];

  constructor(page: Element) {
    this.#layer.setAttribute('aria-hidden', 'true');
    // Style sheets of this app do not apply inside the engine's shadow root.
    Object.assign(this.#layer.style, {
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      zIndex: '1',
    });
    page.append(this.#layer);
  }

  show(marks: DrawnMark[]): void {
    this.#marks = marks;
    this.#layer.replaceChildren(
      ...marks.flatMap(({ id, colour, note, boxes }) =>
        boxes.map((box) => {
          const drawn = document.createElement('i');
          drawn.dataset['mark'] = id;
          Object.assign(drawn.style, {
            position: 'absolute',
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
            borderRadius: '3px',
            background: `color-mix(in srgb, ${MARK_COLOURS[colour]} 38%, transparent)`,
            ...(note ? { borderBottom: `3px solid ${MARK_COLOURS[colour]}` } : {}),
          });
          return drawn;
        }),
      ),
    );
  }

  /** Id of the mark at a point of the page, in shares of it; the mark drawn last is on top. */
  at(x: number, y: number): string | null {
    const found = this.#marks.findLast(
      ({ boxes, colour }) =>
        colour !== 'found' &&
        boxes.some(
          ({ left, top, width, height }) =>
            x >= left - NEAR && x <= left + width + NEAR && y >= top - NEAR && y <= top + height + NEAR,
        ),
    );
    return found?.id ?? null;
  }
}
