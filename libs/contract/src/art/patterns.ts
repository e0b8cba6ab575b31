import type { DesignPattern } from '../designs.ts';
import { box, circle, leaf, polygon, star } from './paths.ts';

/** One layer of a background pattern in the second colour; with `stroke` it is a line of that width. */
export interface PatternPart {
  d: string;
  opacity: number;
  stroke?: number;
}

/** Points of a grid, every second row shifted by half a step. */
function grid(width: number, height: number, step: number): [number, number, number][] {
  const places: [number, number, number][] = [];
  for (let row = 0; row * step * 0.87 < height + step; row += 1)
    for (let column = 0; column * step < width + step; column += 1)
      places.push([column * step + (row % 2 ? step / 2 : 0), row * step * 0.87, row * 31 + column * 17]);
  return places;
}

const wave = (width: number, y: number, high: number): string => {
  const length = 150;
  let d = `M-20 ${y}`;
  for (let x = -20; x < width + length; x += length)
    d += `q${length / 4} ${-high} ${length / 2} 0t${length / 2} 0`;
  return d;
};

const DRAW: Record<DesignPattern, (width: number, height: number) => PatternPart[]> = {
  plain: () => [],
  dots: (w, h) => [
    {
      d: grid(w, h, 84)
        .map(([x, y]) => circle(x, y, 11))
        .join(''),
      opacity: 0.34,
    },
  ],
  waves: (w, h) => [
    {
      d: Array.from({ length: Math.ceil(h / 62) + 1 }, (_, row) => wave(w, row * 62, 26)).join(''),
      opacity: 0.32,
      stroke: 9,
    },
  ],
  leaves: (w, h) => [
    {
      d: grid(w, h, 130)
        .map(([x, y]) => leaf(x - 20, y - 34, 20, 56) + leaf(x + 22, y - 8, 15, 42))
        .join(''),
      opacity: 0.34,
    },
  ],
  stars: (w, h) => [
    {
      d: grid(w, h, 128)
        .map(([x, y, seed]) => star(x, y, 12 + (seed % 4) * 7, 5 + (seed % 4) * 3))
        .join(''),
      opacity: 0.5,
    },
  ],
  hills: (w, h) => [
    {
      d: `M0 ${h * 0.6}C${w * 0.2} ${h * 0.46} ${w * 0.36} ${h * 0.5} ${w * 0.55} ${h * 0.62}S${w * 0.9} ${h * 0.66} ${w} ${h * 0.52}V${h}H0z`,
      opacity: 0.34,
    },
    {
      d: `M0 ${h * 0.76}C${w * 0.25} ${h * 0.64} ${w * 0.5} ${h * 0.66} ${w * 0.68} ${h * 0.74}S${w * 0.92} ${h * 0.8} ${w} ${h * 0.72}V${h}H0z`,
      opacity: 0.55,
    },
    {
      d: `M0 ${h * 0.92}C${w * 0.3} ${h * 0.8} ${w * 0.6} ${h * 0.84} ${w} ${h * 0.88}V${h}H0z`,
      opacity: 0.95,
    },
  ],
  stripes: (w, h) => [
    {
      d: Array.from(
        { length: Math.ceil((w + h) / 90) },
        (_, line) => `M${line * 90} -10L${line * 90 - h - 20} ${h + 10}`,
      ).join(''),
      opacity: 0.3,
      stroke: 30,
    },
  ],
  quilt: (w, h) => {
    const step = 120;
    let d = '';
    for (let y = 0; y < h; y += step)
      for (let x = 0; x < w; x += step)
        d +=
          (x + y) % (2 * step) === 0
            ? polygon(x, y, x + step, y, x, y + step)
            : polygon(x + step, y, x + step, y + step, x, y + step);
    return [{ d, opacity: 0.3 }];
  },
  confetti: (w, h) => [
    {
      d: grid(w, h, 96)
        .map(([x, y, seed]) => {
          const [dx, dy] = [(seed * 13) % 48, (seed * 29) % 44];
          return seed % 3 === 0
            ? circle(x + dx, y + dy, 9)
            : seed % 3 === 1
              ? box(x + dx, y + dy, 22, 9, 4)
              : polygon(x + dx, y + dy, x + dx + 20, y + dy + 6, x + dx + 6, y + dy + 20);
        })
        .join(''),
      opacity: 0.45,
    },
  ],
  rays: (w, h) => {
    const far = Math.hypot(w, h);
    const at = (angle: number) => [w / 2 + far * Math.cos(angle), h * 0.42 + far * Math.sin(angle)];
    return [
      {
        d: Array.from({ length: 14 }, (_, ray) => {
          const angle = (Math.PI * 2 * ray) / 14;
          return polygon(w / 2, h * 0.42, ...at(angle), ...at(angle + Math.PI / 14));
        }).join(''),
        opacity: 0.24,
      },
    ];
  },
};

/** The layers of a pattern for a background of this size. */
export const patternOf = (name: DesignPattern, width: number, height: number): PatternPart[] =>
  DRAW[name](width, height);
