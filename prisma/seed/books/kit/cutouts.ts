import { readFileSync } from 'node:fs';
import type { Art } from './shapes.ts';

/** The source of each hero: its cover, and its box there as [left, top, width, height] in cover units. */
const boxes = {
  bakery: ['the-moon-bakery', 30, 176, 240, 224],
  'black-cat': ['two-cats-and-a-cello', 21, 190, 104, 160],
  'blue-whale': ['little-whale-big-song', -30, 198, 353, 202],
  'bed-whale': ['the-whale-under-my-bed', -20, 193, 338, 192],
  'bird-on-bicycle': ['bicycle-birds', 22, 118, 256, 234],
  boots: ['counting-puddles', 44, -10, 242, 293],
  cello: ['two-cats-and-a-cello', 87, 38, 125, 283],
  'chequered-flag': ['the-snail-who-won', 20, 150, 52, 130],
  'child-with-umbrella': ['rain-rain-stay', 18, 98, 264, 290],
  'cloud-catcher': ['how-to-catch-a-cloud', 84, 213, 154, 119],
  'cloud-dog': ['my-dog-is-a-cloud', 36, 156, 224, 138],
  'colour-bird': ['the-bird-who-borrowed-colours', 0, 42, 304, 274],
  dragon: ['dragon-needs-glasses', 40, 94, 222, 194],
  'elephant-window': ['the-elephant-next-door', 86, 143, 196, 257],
  fox: ['the-fox-who-counted-stars', 80, 146, 182, 254],
  giraffe: ['a-very-tall-friend', 131, 8, 148, 402],
  goat: ['the-goat-in-assembly', 78, 66, 144, 184],
  'gold-kite': ['the-kite-makers', 34, 189, 103, 181],
  grandma: ['grandma-s-mango-tree', 70, 277, 48, 95],
  granddaughter: ['grandma-s-mango-tree', 200, 314, 32, 60],
  'harbour-cat': ['the-lighthouse-cat', 30, 208, 100, 114],
  hat: ['a-hat-for-hippo', 102, 113, 86, 70],
  hippo: ['a-hat-for-hippo', 34, 164, 232, 236],
  'kept-moon': ['the-fox-who-kept-the-moon', 84, 138, 132, 132],
  lighthouse: ['the-lighthouse-cat', 162, 46, 100, 296],
  mango: ['the-mango-map', 24, 12, 143, 179],
  'mango-tree': ['grandma-s-mango-tree', -6, 28, 314, 342],
  moth: ['a-small-grey-moth', 7, 66, 286, 224],
  nan: ['my-nan-s-red-bicycle', 46, 46, 206, 216],
  'night-bed': ['the-whale-under-my-bed', 26, 89, 248, 99],
  ocelot: ['deep-in-the-green', 95, 156, 109, 135],
  octopus: ['eight-arms-no-gloves', 10, 134, 280, 269],
  'old-tree': ['the-lantern-tree', -17, -15, 331, 415],
  'owl-face': ['owl-is-wide-awake', -2, 62, 304, 174],
  'paper-boat': ['the-paper-boat', 79, 128, 196, 163],
  pencil: ['pencil-goes-on-holiday', 106, 111, 153, 264],
  'pink-snail': ['nine-brave-snails', 55, 90, 150, 85],
  'puddle-face': ['if-i-were-a-puddle', 37, 147, 222, 115],
  raccoon: ['the-sock-thief', 88, 180, 125, 108],
  'red-kite': ['the-kite-makers', 72, 121, 200, 304],
  'red-train': ['the-night-train-to-mombasa', -38, 160, 317, 103],
  robot: ['the-shy-robot', 50, 96, 200, 304],
  'sleeping-fox': ['the-fox-who-kept-the-moon', 38, 56, 228, 262],
  smoke: ['the-night-train-to-mombasa', 210, 22, 75, 120],
  'teal-snail': ['the-snail-who-won', 30, 144, 255, 172],
  tiger: ['tiger-in-the-tall-grass', 46, 146, 208, 254],
  'tin-roof-house': ['rain-on-the-tin-roof', 14, 218, 276, 182],
  'white-cat': ['two-cats-and-a-cello', 193, 204, 87, 151],
  'white-cloud': ['how-to-catch-a-cloud', 22, 30, 268, 202],
} as const satisfies Record<string, readonly [string, number, number, number, number]>;

type Hero = keyof typeof boxes;

const covers = new Map<string, string>();
const drawings = new Map<Hero, Art>();

const readCover = (name: string): string => {
  const svg = covers.get(name) ?? readFileSync(new URL(`../../covers/${name}.svg`, import.meta.url), 'utf8');
  covers.set(name, svg);
  return svg;
};

/** The markup inside `<g id="…">`, with which covers mark their heroes, without shadows. */
const cutOut = (hero: Hero): Art => {
  const known = drawings.get(hero);
  if (known) return known;
  const svg = readCover(boxes[hero][0]);
  const start = svg.indexOf(`<g id="${hero}">`);
  if (start < 0) throw new Error(`The cover ${boxes[hero][0]} has no group "${hero}".`);
  const tags = /<(\/?)g\b[^>]*>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) {
      const inner = svg
        .slice(start + `<g id="${hero}">`.length, tag.index)
        .replaceAll(/ filter="[^"]*"/g, '');
      drawings.set(hero, inner);
      return inner;
    }
  }
  throw new Error(`The group "${hero}" is not closed in ${boxes[hero][0]}.`);
};

let copies = 0;

/** Ids (of clip paths) are numbered for each copy, since one picture may show a hero twice. */
const withOwnIds = (art: Art): Art => {
  if (!art.includes('id="')) return art;
  copies += 1;
  return art.replaceAll(/(id="|url\(#)([\w-]+)/g, `$1$2-${copies}`);
};

/**
 * A hero from a cover, with the middle of its feet at (x, y) and `height` units high.
 * `turn` is in degrees around the feet.
 */
export const hero = (
  name: Hero,
  x: number,
  y: number,
  height: number,
  { turn = 0, flip = false } = {},
): Art => {
  const [, left, top, width, tall] = boxes[name];
  const s = Math.round((height / tall) * 1000) / 1000;
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${flip ? -s : s} ${s}) translate(${-(left + width / 2)} ${-(top + tall)})">${withOwnIds(cutOut(name))}</g>`;
};
