import type { DesignColor } from '@bookgrove/contract';
import { SCENE_SIZE, type Scene, type SceneElement } from '@bookgrove/contract/stories';

/** The tool that a finger or pointer applies to the picture. */
export interface Tool {
  name: 'move' | 'paint' | 'rub';
  color: DesignColor;
  /** The colour as CSS value. */
  ink: string;
  width: number;
}

/** An element to be added; its id is assigned then. */
export type NewElement = SceneElement extends infer One
  ? One extends SceneElement
    ? Omit<One, 'id'>
    : never
  : never;

/** The position of new elements. */
export const MIDDLE = { x: SCENE_SIZE.width / 2, y: SCENE_SIZE.height / 2, turn: 0 };

/** An id that is unused in the picture. */
export function freeId({ elements }: Scene): string {
  const taken = new Set(elements.map(({ id }) => id));
  let number = elements.length + 1;
  while (taken.has(`e${number}`)) number += 1;
  return `e${number}`;
}

/** Maximum deviation of a simplified line from the drawn one, in units of the drawing. */
const TOLERANCE = 1.2;

/**
 * A drawn line with fewer points that looks the same (Ramer, Douglas and Peucker): a finger produces
 * hundreds, and a story of many pages would exceed the size of one request.
 */
export function thinned(points: number[]): number[] {
  const last = points.length / 2 - 1;
  if (last < 2) return points;
  const keep = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [ax, ay, bx, by] = [points[from * 2]!, points[from * 2 + 1]!, points[to * 2]!, points[to * 2 + 1]!];
    const long = Math.hypot(bx - ax, by - ay);
    let [farthest, most] = [from, TOLERANCE];
    for (let at = from + 1; at < to; at += 1) {
      const [x, y] = [points[at * 2]!, points[at * 2 + 1]!];
      // In a loop, both ends are the same point.
      const off =
        long === 0
          ? Math.hypot(x - ax, y - ay)
          : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long;
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest === from) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return [...keep].sort((one, other) => one - other).flatMap((at) => points.slice(at * 2, at * 2 + 2));
}

/** The bounding box of a drawn line. */
export function lineBox(points: number[]): { x: number; y: number; w: number; h: number } {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

type Placed = Exclude<SceneElement, { kind: 'stroke' }>;
const isPlaced = (element: SceneElement): element is Placed => element.kind !== 'stroke';

/** The size of the element, or the width of its line, scaled within the limits of a page. */
export function resized(element: SceneElement, by: number): Partial<SceneElement> {
  if (!isPlaced(element)) return { width: Math.min(80, Math.max(1, Math.round(element.width * by))) };
  const scale = Math.min(by, 1_600 / Math.max(element.w, element.h));
  const least = Math.max(scale, 40 / Math.min(element.w, element.h));
  return { w: Math.round(element.w * least), h: Math.round(element.h * least) };
}
export const turned = (element: SceneElement): Partial<SceneElement> =>
  isPlaced(element) ? { turn: ((element.turn + 15 + 180) % 360) - 180 } : {};
