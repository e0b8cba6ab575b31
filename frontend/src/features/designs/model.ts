import {
  DESIGN_COLORS,
  DESIGN_LIMITS,
  DESIGN_SIZES,
  type DesignBody,
  type DesignColor,
  type DesignElement,
  type DesignSize,
} from '@bookgrove/contract';
import { contrastOf } from '@bookgrove/contract/theme';

/** State of the editor: the design, its undo history and the selected element. */
export interface Work {
  body: DesignBody;
  past: DesignBody[];
  future: DesignBody[];
  chosen: string | null;
  /** Consecutive changes with the same mark are undone together: typing, or a held arrow key. */
  mark: string | null;
}

export type Step =
  | { do: 'change'; body: DesignBody; mark?: string; choose?: string | null }
  | { do: 'choose'; id: string | null }
  | { do: 'undo' }
  | { do: 'redo' };

const MOST_STEPS = 100;

export const begin = (body: DesignBody): Work => ({ body, past: [], future: [], chosen: null, mark: null });

/** Reducer: the state after a step. */
export function next(work: Work, step: Step): Work {
  switch (step.do) {
    case 'choose':
      return { ...work, chosen: step.id, mark: null };
    case 'change': {
      const joins = step.mark !== undefined && step.mark === work.mark;
      return {
        body: step.body,
        past: joins ? work.past : [...work.past, work.body].slice(-MOST_STEPS),
        future: [],
        chosen: step.choose === undefined ? work.chosen : step.choose,
        mark: step.mark ?? null,
      };
    }
    case 'undo': {
      const before = work.past.at(-1);
      if (!before) return work;
      return settle({
        ...work,
        body: before,
        past: work.past.slice(0, -1),
        future: [work.body, ...work.future],
      });
    }
    case 'redo': {
      const [after, ...rest] = work.future;
      if (!after) return work;
      return settle({ ...work, body: after, past: [...work.past, work.body], future: rest });
    }
  }
}

/** Clears the selection when the element no longer exists. */
const settle = (work: Work): Work => ({
  ...work,
  mark: null,
  chosen: work.body.elements.some(({ id }) => id === work.chosen) ? work.chosen : null,
});

/** An unused element id. */
function freeId(body: DesignBody): string {
  const taken = new Set(body.elements.map(({ id }) => id));
  let number = body.elements.length;
  while (taken.has(`e${number}`)) number += 1;
  return `e${number}`;
}

export type NewElement = DesignElement extends infer One
  ? One extends DesignElement
    ? Omit<One, 'id'>
    : never
  : never;

/** Adds an element on top; null when the page is full. */
export function withElement(body: DesignBody, element: NewElement): { body: DesignBody; id: string } | null {
  if (body.elements.length >= DESIGN_LIMITS.elements) return null;
  const id = freeId(body);
  return { id, body: { ...body, elements: [...body.elements, { ...element, id }] } };
}

export const changed = (body: DesignBody, id: string, change: Partial<DesignElement>): DesignBody => ({
  ...body,
  elements: body.elements.map((element) =>
    element.id === id ? ({ ...element, ...change } as DesignElement) : element,
  ),
});

export const without = (body: DesignBody, id: string): DesignBody => ({
  ...body,
  elements: body.elements.filter((element) => element.id !== id),
});

/** Moves an element one layer up (1) or down (-1). */
export function moved(body: DesignBody, id: string, by: 1 | -1): DesignBody {
  const from = body.elements.findIndex((element) => element.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= body.elements.length) return body;
  const elements = [...body.elements];
  const [element] = elements.splice(from, 1);
  elements.splice(to, 0, element!);
  return { ...body, elements };
}

/** Limits a value to the range that the server accepts, rounded to one decimal place. */
export const within = (value: number, from: number, to: number): number =>
  Math.round(Math.min(to, Math.max(from, value)) * 10) / 10;

/** A line of the page or of another element to which the dragged element is aligned. */
export interface Guide {
  along: 'x' | 'y';
  at: number;
}

const NEAR = 8;

/** Snaps a dragged element to the centre and edges of the page and of other elements. */
export function snap(
  element: Pick<DesignElement, 'x' | 'y' | 'w' | 'h'>,
  others: readonly Pick<DesignElement, 'x' | 'y' | 'w' | 'h'>[],
  size: DesignSize,
): { x: number; y: number; guides: Guide[] } {
  const page = DESIGN_SIZES[size];
  const guides: Guide[] = [];
  const settleOn = (along: 'x' | 'y', middle: number, length: number, whole: number): number => {
    const side = along === 'x' ? 'w' : 'h';
    const lines = [
      0,
      whole / 2,
      whole,
      ...others.flatMap((other) => [
        other[along],
        other[along] - other[side] / 2,
        other[along] + other[side] / 2,
      ]),
    ];
    let best: { by: number; at: number } | null = null;
    for (const edge of [middle, middle - length / 2, middle + length / 2])
      for (const at of lines) {
        const by = at - edge;
        if (Math.abs(by) <= NEAR && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at };
      }
    if (!best) return middle;
    guides.push({ along, at: best.at });
    return middle + best.by;
  };
  return {
    x: settleOn('x', element.x, element.w, page.width),
    y: settleOn('y', element.y, element.h, page.height),
    guides,
  };
}

/** The colour behind an element: of the topmost filled shape around its centre, otherwise of the background. */
export function colorUnder(body: DesignBody, id: string): DesignColor {
  const at = body.elements.findIndex((element) => element.id === id);
  const element = body.elements[at];
  if (!element) return body.ground.color;
  const below = body.elements
    .slice(0, at)
    .findLast(
      (other) =>
        other.kind === 'shape' &&
        Math.abs(other.x - element.x) <= other.w / 2 &&
        Math.abs(other.y - element.y) <= other.h / 2,
    );
  return below?.kind === 'shape' ? below.color : body.ground.color;
}

/** Contrast ratio of a text to its background, e.g. 4.5; at least 3 is required for large text. */
export function contrastAt(
  body: DesignBody,
  element: DesignElement,
): { ratio: number; enough: boolean } | null {
  if (element.kind !== 'text') return null;
  const ratio = contrastOf(DESIGN_COLORS[element.color], DESIGN_COLORS[colorUnder(body, element.id)]) ?? 1;
  return { ratio, enough: ratio >= (element.size >= 32 ? 3 : 4.5) };
}

/** The first character with a direction decides. */
export const directionOf = (text: string): 'rtl' | 'ltr' =>
  /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text) ? 'rtl' : 'ltr';
