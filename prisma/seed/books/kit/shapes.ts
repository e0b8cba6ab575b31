/**
 * Drawing helpers of the demo books: strings of plain SVG (circle, rect, path, g), flat colours, no ids, no
 * filters. Every picture is 800 × 600 units; `y` grows downwards, and standing things have their origin at
 * their feet.
 */

/** SVG markup of a drawing, without the outer `svg` element. */
export type Art = string;

export const WIDTH = 800;
export const HEIGHT = 600;

const n = (value: number): string => String(Math.round(value * 100) / 100);

export const circle = (x: number, y: number, r: number, fill: string): Art =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): Art =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0): Art =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${rx ? ` rx="${n(rx)}"` : ''}/>`;

export const path = (d: string, fill: string): Art => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 4): Art =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Template tag for path data: numbers are rounded, so that the same picture has the same bytes everywhere. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, i) => text + n(values[i - 1] ?? 0) + part);

/**
 * Positions a drawing: origin at (x, y), scaled by `s`, rotated clockwise by `turn` degrees, mirrored when
 * `flip`.
 */
export const at = (x: number, y: number, s: number, art: Art, turn = 0, flip = false): Art =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${n(flip ? -s : s)} ${n(s)})">${art}</g>`;

export const times = (count: number, draw: (i: number) => Art): Art =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/**
 * Mulberry32: a small seeded generator of numbers in [0, 1), so that random positions are the same in every
 * build.
 */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** The colour at `index`, modulo the number of colours. */
export const pick = (colours: readonly string[], index: number): string =>
  colours[((index % colours.length) + colours.length) % colours.length] ?? '#000000';

/** A whole picture: the background first, then everything on it. */
export const scene = (background: string, ...parts: Art[]): Art =>
  rect(0, 0, WIDTH, HEIGHT, background) + parts.join('');

/** Left, top, width and height of the visible part of a picture. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The picture, or a part of it, as an SVG file. */
export const svgDocument = (art: Art, [x, y, width, height]: Box = [0, 0, WIDTH, HEIGHT]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${art}</svg>`;
