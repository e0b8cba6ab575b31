import type { DesignShape } from '../designs.ts';
import { box, circle, heart, polygon, star } from './paths.ts';

/** Shapes in a square of 100; the drawing scales them. */
export const SHAPES: Record<DesignShape, { name: string; d: string }> = {
  rect: { name: 'Rectangle', d: box(0, 0, 100, 100) },
  round: { name: 'Rounded rectangle', d: box(0, 0, 100, 100, 16) },
  circle: { name: 'Circle', d: circle(50, 50, 50) },
  triangle: { name: 'Triangle', d: polygon(50, 0, 100, 100, 0, 100) },
  star: { name: 'Star', d: star(50, 53, 53, 23) },
  heart: { name: 'Heart', d: heart(50, 0, 100, 100) },
  bubble: {
    name: 'Speech bubble',
    d: 'M14 0h72a14 14 0 0 1 14 14v44a14 14 0 0 1 -14 14h-42l-24 28v-28h-6a14 14 0 0 1 -14 -14v-44a14 14 0 0 1 14 -14z',
  },
  line: { name: 'Line', d: box(0, 42, 100, 16, 8) },
};
