import type { DesignColor } from '@bookgrove/contract';
import type { Scene, SceneElement } from '@bookgrove/contract/stories';

/** What the finger does on the picture. */
export interface Tool {
  name: 'move' | 'paint' | 'rub';
  color: DesignColor;
  /** The colour as it is drawn. */
  ink: string;
  width: number;
}

/** A name that nothing in the picture has yet. */
export function freeId({ elements }: Scene): string {
  const taken = new Set(elements.map(({ id }) => id));
  let number = elements.length + 1;
  while (taken.has(`e${number}`)) number += 1;
  return `e${number}`;
}

/** The box around a painted line. */
export function lineBox(points: number[]): { x: number; y: number; w: number; h: number } {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

type Placed = Exclude<SceneElement, { kind: 'stroke' }>;
const isPlaced = (element: SceneElement): element is Placed => element.kind !== 'stroke';

/** The element larger or smaller, or turned, within what a page takes. */
export function resized(element: SceneElement, by: number): Partial<SceneElement> {
  if (!isPlaced(element)) return { width: Math.min(80, Math.max(1, Math.round(element.width * by))) };
  const scale = Math.min(by, 1_600 / Math.max(element.w, element.h));
  const least = Math.max(scale, 40 / Math.min(element.w, element.h));
  return { w: Math.round(element.w * least), h: Math.round(element.h * least) };
}
export const turned = (element: SceneElement): Partial<SceneElement> =>
  isPlaced(element) ? { turn: ((element.turn + 15 + 180) % 360) - 180 } : {};
