import { clipartShape, loadClipart } from '@bookgrove/contract/clipart';
import { between, mix, renderFilm, type FilmScene } from './render-film.ts';

/**
 * Renders the films that are made of the pictures of the story editor:
 * `node --conditions=source prisma/seed/films/draw-pictures.ts`.
 */
const GROUPS = ['nature', 'animals', 'food', 'people', 'places'];
await loadClipart(GROUPS.map((group) => `${group}/`));

/** A built-in picture around a point, in pixels and degrees. */
function art(name: string, x: number, y: number, size: number, turn = 0, skin = 2): string {
  const shape = clipartShape(name);
  if (!shape) throw new Error(`There is no picture ${name}.`);
  const palette = shape.skins?.[skin] ?? shape.palette;
  const paths = shape.paths.map((d, at) => `<path d="${d}" fill="${palette[shape.fills[at]!]}"/>`).join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(size / 32).toFixed(3)}) translate(-16 -16)">${paths}</g>`;
}
const ground = (sky: string, grass: string): string =>
  `<rect width="640" height="360" fill="${sky}"/><path d="M-10 290Q160 250 330 285T650 275V370H-10Z" fill="${grass}"/>`;

const blossoms = [
  [210, 120],
  [290, 80],
  [370, 115],
  [250, 185],
  [340, 190],
] as const;
const tree = (inside: string): string => `${art('nature/deciduous-tree', 290, 190, 320)}${inside}`;
const flowers = (grow: number): string =>
  blossoms.map(([x, y]) => art('nature/cherry-blossom', x, y, 46 * grow)).join('');
const apples = (grow: number, picked = 0): string =>
  blossoms
    .slice(picked)
    .map(([x, y]) => art('food/red-apple', x, y, 44 * grow))
    .join('');
const bee = (x: number, y: number, t: number): string =>
  art('animals/honeybee', x, y + 6 * Math.sin(t * 7), 58, 8 * Math.sin(t * 5));

/** A bee visits an apple tree; apples grow, and one has a seed. */
const apple: FilmScene[] = [
  [
    -1,
    4.6,
    (t) =>
      ground('#cfeaf7', '#9fcf86') +
      art('nature/sun', 560, 70, 90, t * 6) +
      tree(flowers(between(t, 0.6, 3))),
  ],
  [
    3.9,
    12.6,
    (t) => {
      const way = Math.min(3.999, Math.max(0, (t - 6.5) / 1.5));
      const [at, share] = [Math.floor(way), between(way % 1, 0, 0.7)];
      const [[x1, y1], [x2, y2]] = [blossoms[at]!, blossoms[Math.min(4, at + 1)]!];
      const come = between(t, 4.2, 6.4);
      const x = t < 6.5 ? mix(680, x1, come) : mix(x1, x2, share);
      const y = t < 6.5 ? mix(60, y1, come) : mix(y1, y2, share);
      return (
        ground('#cfeaf7', '#9fcf86') +
        art('nature/sun', 560, 70, 90, t * 6) +
        tree(flowers(1)) +
        bee(x + 20, y - 22, t)
      );
    },
  ],
  [
    11.9,
    16.6,
    (t) =>
      ground('#d9eef5', '#8cc06f') +
      art('nature/sun', 480, 60, 100, t * 6) +
      tree(apples(between(t, 12.6, 15.6))),
  ],
  [
    15.9,
    20.6,
    (t) => {
      const hop = (shift: number) => -8 * Math.abs(Math.sin(t * 3 + shift));
      return (
        ground('#f6e3c4', '#c6a95c') +
        tree(apples(1, 2)) +
        art('people/girl', 470, 240 + hop(0), 100, 0, 3) +
        art('people/boy', 570, 240 + hop(1), 100, 0, 1) +
        art('food/red-apple', mix(250, 470, between(t, 16.6, 18)), mix(150, 310, between(t, 16.6, 18)), 44) +
        art('food/red-apple', mix(340, 570, between(t, 17.6, 19)), mix(140, 310, between(t, 17.6, 19)), 44)
      );
    },
  ],
  [
    19.9,
    26,
    (t) => {
      const grow = between(t, 21.4, 24);
      return (
        ground('#dcefd8', '#9b7a4d') +
        art('food/red-apple', 150, 220, 130) +
        `<ellipse cx="${mix(150, 430, between(t, 20.4, 21.4)).toFixed(1)}" cy="${mix(220, 292, between(t, 20.4, 21.4)).toFixed(1)}" rx="9" ry="13" fill="#5a3517"/>` +
        (grow > 0 ? art('nature/seedling', 430, mix(290, 220, grow), 150 * grow) : '')
      );
    },
  ],
];

const stars = (t: number): string =>
  Array.from(
    { length: 26 },
    (_, one) =>
      `<circle cx="${(one * 97) % 640}" cy="${(one * 53) % 200}" r="${(1.6 + Math.sin(t * 2 + one)).toFixed(2)}" fill="#fbe9a9"/>`,
  ).join('');
/** The Earth turns: day on one side, night on the other, and always a morning somewhere. */
const night: FilmScene[] = [
  [
    -1,
    4.6,
    (t) =>
      `<rect width="640" height="360" fill="#12233f"/>${stars(t)}${art('nature/sun', 90, 180, 140, t * 5)}${art('nature/globe-showing-europe-africa', 400, 180, 200, t * 14)}<path d="M400 80A100 100 0 0 1 400 280Z" fill="#0a1428" opacity="0.55"/>`,
  ],
  [
    3.9,
    8.6,
    (t) =>
      ground('#bfe6f5', '#9fcf86') +
      art('nature/sun', mix(120, 220, between(t, 4, 8)), 80, 100, t * 6) +
      art('nature/cloud', mix(480, 420, between(t, 4, 8)), 80, 110) +
      art('places/school', 440, 220, 180) +
      art('people/boy', 190, 260 - 6 * Math.abs(Math.sin(t * 3)), 90, 0, 4) +
      art('people/girl', 290, 265 - 6 * Math.abs(Math.sin(t * 3 + 1)), 90, 0, 1),
  ],
  [
    7.9,
    12.6,
    (t) =>
      `<rect width="640" height="360" fill="#17294a"/>${stars(t)}<path d="M-10 290Q160 250 330 285T650 275V370H-10Z" fill="#1e4636"/>` +
      art('nature/crescent-moon', 540, 80, 90) +
      art('nature/evergreen-tree', 150, 210, 190) +
      art('animals/owl', 330, 220 - 4 * Math.sin(t * 2), 120, 4 * Math.sin(t * 2)) +
      art('places/house', 520, 240, 130),
  ],
  [
    11.9,
    17.1,
    (t) =>
      `<rect width="640" height="360" fill="#12233f"/>${stars(t)}${art('nature/sun', 90, 180, 140, t * 5)}${art('nature/globe-showing-asia-australia', 400, 180, 200, (t - 12) * 30)}<path d="M400 80A100 100 0 0 1 400 280Z" fill="#0a1428" opacity="0.55"/>`,
  ],
  [
    16.4,
    26,
    (t) => {
      const rise = between(t, 17, 22);
      return (
        `<rect width="640" height="360" fill="#f7c9b5"/>${art('nature/sun', 320, mix(330, 110, rise), 150, t * 6)}<path d="M-10 280Q160 230 330 270T650 260V370H-10Z" fill="#8cc06f"/>` +
        art('animals/rooster', 160, 250, 120, 5 * Math.sin(t * 6)) +
        art('people/woman-with-headscarf', 440, 265, 100, 0, 2) +
        art('people/child', 540, 270 - 6 * Math.abs(Math.sin(t * 3)), 90, 0, 3)
      );
    },
  ],
];

await renderFilm('the-bee-and-the-apple', { seconds: 25, poster: 9, scenes: apple });
await renderFilm('day-and-night', { seconds: 25, poster: 6, scenes: night });
