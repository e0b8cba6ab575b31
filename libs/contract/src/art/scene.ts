import { clipartColors, clipartShape, loadClipart } from '../clipart/load.ts';
import { DESIGN_COLORS } from '../designs.ts';
import { SCENE_SIZE, type ClipartElement, type Scene, type SceneElement } from '../stories/story.ts';
import { patternOf } from './patterns.ts';
import { SHAPES } from './shapes.ts';
import { STICKERS } from './stickers.ts';

/** A path, or a user's picture, in the square of its element. */
export type SceneInk =
  | { d: string; fill?: string; stroke?: string; width?: number; opacity?: number; holes?: boolean }
  | { picture: string };

/** One drawn element: inks and transformation. Null stands for the background. */
export interface SceneMark {
  id: string | null;
  transform: string;
  inks: SceneInk[];
  /** Size of the element's picture. */
  w: number;
  h: number;
}

const { width, height } = SCENE_SIZE;
const TONES = { w: DESIGN_COLORS.white, k: DESIGN_COLORS.ink };

/**
 * A page's picture as marks, bottom layer first; the shapes of `clipartIn` have to be loaded. The web app draws them as elements and the server as SVG
 * text, so that screen and print agree.
 */
export function marksOf({ ground, elements }: Scene): SceneMark[] {
  const inks: SceneInk[] = [
    { d: `M0 0h${width}v${height}H0z`, fill: DESIGN_COLORS[ground.color] },
    ...patternOf(ground.pattern, width, height).map(({ d, opacity, stroke }): SceneInk =>
      stroke
        ? { d, opacity, stroke: DESIGN_COLORS[ground.second], width: stroke }
        : { d, opacity, fill: DESIGN_COLORS[ground.second] },
    ),
  ];
  return [{ id: null, transform: '', inks, w: width, h: height }, ...elements.map(markOf)];
}

function markOf(element: SceneElement): SceneMark {
  if (element.kind === 'stroke') {
    const { id, color, width: wide, points } = element;
    return {
      id,
      transform: '',
      w: width,
      h: height,
      inks: [{ d: lineOf(points), stroke: DESIGN_COLORS[color], width: wide }],
    };
  }
  const { id, x, y, w, h, turn } = element;
  const place = `translate(${x} ${y}) rotate(${turn}) translate(${-w / 2} ${-h / 2})`;
  switch (element.kind) {
    case 'shape':
      return {
        id,
        w,
        h,
        transform: `${place} scale(${w / 100} ${h / 100})`,
        inks: [{ d: SHAPES[element.shape].d, fill: DESIGN_COLORS[element.color] }],
      };
    case 'sticker': {
      const colors = { a: DESIGN_COLORS[element.color], b: DESIGN_COLORS[element.second], ...TONES };
      return {
        id,
        w,
        h,
        transform: `${place} scale(${w / 64} ${h / 64})`,
        inks: STICKERS[element.sticker].parts.map(([tone, d]) => ({ d, fill: colors[tone] })),
      };
    }
    case 'clipart':
      return { id, w, h, transform: `${place} scale(${w / 32} ${h / 32})`, inks: clipartInks(element) };
    case 'picture':
      return { id, w, h, transform: place, inks: [{ picture: element.picture }] };
  }
}

/** A picture of the product; a grey square until its shapes are loaded. */
function clipartInks({ clipart, skin, color }: ClipartElement): SceneInk[] {
  const shape = clipartShape(clipart);
  if (!shape) return [{ d: 'M2 2h28v28h-28z', fill: DESIGN_COLORS.stone, opacity: 0.25 }];
  const colors = clipartColors(shape, skin, color && DESIGN_COLORS[color]);
  return shape.paths.map((d, index): SceneInk => {
    const opacity = shape.faint?.find(([path]) => path === index)?.[1];
    return {
      d,
      fill: colors[shape.fills[index]!]!,
      ...(opacity !== undefined && { opacity }),
      ...(shape.holes?.includes(index) && { holes: true }),
    };
  });
}

/** The pictures of the product in a scene, each once. */
export const clipartIn = ({ elements }: Scene): string[] => [
  ...new Set(elements.flatMap((element) => (element.kind === 'clipart' ? [element.clipart] : []))),
];

/**
 * A smooth curve through points: each is the control point of a curve between the middles of its neighbours.
 */
export function lineOf(points: number[]): string {
  const [x = 0, y = 0] = points;
  if (points.length <= 2) return `M${x} ${y}l0.1 0`;
  let d = `M${x} ${y}`;
  for (let at = 2; at + 3 < points.length; at += 2) {
    const [cx, cy, nx, ny] = points.slice(at, at + 4) as [number, number, number, number];
    d += `Q${cx} ${cy} ${(cx + nx) / 2} ${(cy + ny) / 2}`;
  }
  return `${d}L${points.at(-2)} ${points.at(-1)}`;
}

/**
 * The picture as an SVG document; loads the shapes that it shows. `hrefOf` returns the address of a user's picture; a picture without one is
 * left out.
 */
export async function sceneSvg(scene: Scene, hrefOf: (picture: string) => string | null): Promise<string> {
  await loadClipart(clipartIn(scene));
  const marks = marksOf(scene).map(({ transform, inks, w, h }) => {
    const drawn = inks.map((ink) => inkSvg(ink, w, h, hrefOf)).join('');
    return transform ? `<g transform="${transform}">${drawn}</g>` : drawn;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${marks.join('')}</svg>`
  );
}

function inkSvg(ink: SceneInk, w: number, h: number, hrefOf: (picture: string) => string | null): string {
  if ('picture' in ink) {
    const href = hrefOf(ink.picture);
    return href
      ? `<image width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" xlink:href="${href}"/>`
      : '';
  }
  const { d, fill = 'none', stroke, width: wide, opacity = 1, holes } = ink;
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return `<path d="${d}" fill="${fill}"${holes ? ' fill-rule="evenodd"' : ''}${line} opacity="${opacity}"/>`;
}
