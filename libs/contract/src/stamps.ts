import type { StickerElement } from './designs.ts';
import type { Scene } from './stories/index.ts';

type Sticker = Omit<StickerElement, 'kind' | 'id' | 'turn'> & { turn?: number };

/** A stamp for a letter, made of the project's own stickers. */
interface Stamp {
  key: string;
  /** Text alternative, in English. */
  alt: string;
  scene: Scene;
}

const stamp = (key: string, alt: string, ground: Scene['ground'], ...stickers: Sticker[]): Stamp => ({
  key,
  alt,
  scene: {
    ground,
    elements: stickers.map((one, index) => ({ kind: 'sticker', id: `e${index + 1}`, turn: 0, ...one })),
  },
});

export const STAMPS: readonly Stamp[] = [
  stamp(
    'tree',
    'A big tree and a small one under the sun',
    { color: 'mist', pattern: 'hills', second: 'leaf' },
    { sticker: 'sun', x: 640, y: 150, w: 190, h: 190, color: 'sun', second: 'butter' },
    { sticker: 'tree', x: 330, y: 320, w: 430, h: 430, color: 'forest', second: 'brown' },
    { sticker: 'seedling', x: 620, y: 440, w: 190, h: 190, color: 'leaf', second: 'brown' },
  ),
  stamp(
    'whale',
    'A whale in the sea',
    { color: 'sky', pattern: 'waves', second: 'sea' },
    { sticker: 'cloud', x: 590, y: 130, w: 230, h: 230, color: 'white', second: 'mist' },
    { sticker: 'whale', x: 400, y: 350, w: 460, h: 460, color: 'night', second: 'white' },
  ),
  stamp(
    'home',
    'A house under a rainbow',
    { color: 'peach', pattern: 'hills', second: 'mint' },
    { sticker: 'rainbow', x: 400, y: 240, w: 560, h: 560, color: 'clay', second: 'sun' },
    { sticker: 'house', x: 400, y: 400, w: 260, h: 260, color: 'berry', second: 'paper' },
  ),
  stamp(
    'bird',
    'A bird and a kite in the sky',
    { color: 'butter', pattern: 'rays', second: 'sun' },
    { sticker: 'kite', x: 580, y: 210, w: 280, h: 280, color: 'clay', second: 'teal', turn: 14 },
    { sticker: 'bird', x: 280, y: 350, w: 330, h: 330, color: 'teal', second: 'sun' },
  ),
  stamp(
    'heart',
    'The world and a heart',
    { color: 'lilac', pattern: 'stars', second: 'plum' },
    { sticker: 'globe', x: 330, y: 310, w: 410, h: 410, color: 'sea', second: 'leaf' },
    { sticker: 'heart', x: 590, y: 400, w: 240, h: 240, color: 'clay', second: 'peach' },
  ),
  stamp(
    'owl',
    'An owl with a book at night',
    { color: 'night', pattern: 'stars', second: 'butter' },
    { sticker: 'moon', x: 640, y: 150, w: 180, h: 180, color: 'butter', second: 'sun' },
    { sticker: 'owl', x: 330, y: 280, w: 360, h: 360, color: 'clay', second: 'butter' },
    { sticker: 'open-book', x: 480, y: 470, w: 270, h: 270, color: 'white', second: 'sun' },
  ),
];
