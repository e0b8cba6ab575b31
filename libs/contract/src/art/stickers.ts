import type { DesignSticker } from '../designs.ts';
import { box, circle, ellipse, heart, leaf, polygon, star } from './paths.ts';

/** A part of a sticker: in the first colour, the second, white or ink. */
export type StickerPart = [tone: 'a' | 'b' | 'w' | 'k', d: string];

/** Stickers in a square of 64, drawn for this project. Names are English and translated where shown. */
export const STICKERS: Record<DesignSticker, { name: string; parts: StickerPart[] }> = {
  book: {
    name: 'Book',
    parts: [
      ['a', box(12, 6, 40, 52, 4)],
      ['b', box(12, 6, 8, 52, 2)],
      ['w', box(26, 16, 20, 4, 2)],
      ['w', box(26, 24, 14, 4, 2)],
    ],
  },
  'open-book': {
    name: 'Open book',
    parts: [
      ['a', 'M32 16C24 10 12 10 4 14V54C12 50 24 50 32 56C40 50 52 50 60 54V14C52 10 40 10 32 16z'],
      ['w', 'M29 19C23 15 15 15 9 17V47C15 45 23 46 29 49zM35 19C41 15 49 15 55 17V47C49 45 41 46 35 49z'],
      ['b', box(13, 24, 12, 3) + box(13, 31, 12, 3) + box(39, 24, 12, 3) + box(39, 31, 12, 3)],
    ],
  },
  books: {
    name: 'Pile of books',
    parts: [
      ['a', box(8, 44, 48, 13, 3)],
      ['b', box(12, 30, 42, 13, 3)],
      ['a', box(6, 16, 40, 13, 3)],
      ['w', box(14, 48, 6, 5) + box(18, 34, 6, 5) + box(12, 20, 6, 5)],
    ],
  },
  pencil: {
    name: 'Pencil',
    parts: [
      ['a', polygon(14, 42, 42, 14, 50, 22, 22, 50)],
      ['b', polygon(44, 12, 48, 8, 56, 16, 52, 20)],
      ['w', polygon(14, 42, 22, 50, 8, 56)],
      ['k', polygon(10.5, 50, 14, 53.5, 8, 56)],
    ],
  },
  bookmark: {
    name: 'Bookmark',
    parts: [
      ['a', polygon(18, 4, 46, 4, 46, 60, 32, 48, 18, 60)],
      ['b', star(32, 24, 11, 5)],
    ],
  },
  lamp: {
    name: 'Lamp',
    parts: [
      ['a', polygon(22, 6, 42, 6, 54, 32, 10, 32)],
      ['b', box(29, 32, 6, 20)],
      ['a', box(18, 52, 28, 6, 3)],
    ],
  },
  glasses: {
    name: 'Glasses',
    parts: [
      ['a', circle(17, 34, 15) + circle(47, 34, 15) + box(28, 30, 8, 5)],
      ['w', circle(17, 34, 10) + circle(47, 34, 10)],
      ['b', polygon(10, 34, 20, 26, 24, 28, 12, 39) + polygon(40, 34, 50, 26, 54, 28, 42, 39)],
    ],
  },
  globe: {
    name: 'Globe',
    parts: [
      ['a', circle(32, 28, 24)],
      [
        'b',
        'M18 16C26 10 34 16 32 24S20 34 14 30S12 20 18 16zM40 30C48 26 54 32 48 40S36 42 36 36S37 32 40 30z',
      ],
      ['k', box(20, 56, 24, 5, 2)],
    ],
  },
  backpack: {
    name: 'Backpack',
    parts: [
      ['b', 'M24 12V8a8 8 0 0 1 16 0V12h-4V9a4 4 0 0 0 -8 0V12z'],
      ['a', box(12, 12, 40, 48, 12)],
      ['b', box(18, 36, 28, 18, 5)],
      ['w', box(22, 22, 20, 5, 2)],
    ],
  },
  apple: {
    name: 'Apple',
    parts: [
      ['a', 'M32 20C24 12 8 16 8 34C8 50 20 60 26 58C30 57 34 57 38 58C44 60 56 50 56 34C56 16 40 12 32 20z'],
      ['k', box(30, 8, 4, 12, 2)],
      ['b', leaf(42, 3, 7, 14)],
      ['w', ellipse(19, 32, 3, 7)],
    ],
  },
  sun: {
    name: 'Sun',
    parts: [
      ['b', star(32, 32, 30, 20, 12)],
      ['a', circle(32, 32, 17)],
    ],
  },
  moon: {
    name: 'Moon',
    parts: [
      ['a', 'M44 50A24 24 0 1 1 36 6A19 19 0 0 0 44 50z'],
      ['b', star(50, 18, 8, 3.5)],
    ],
  },
  cloud: {
    name: 'Cloud',
    parts: [
      ['a', circle(22, 36, 14) + circle(38, 28, 17) + circle(48, 40, 11) + box(20, 36, 30, 15, 7)],
      ['b', ellipse(30, 40, 9, 4)],
    ],
  },
  rain: {
    name: 'Rain',
    parts: [
      ['a', circle(22, 24, 12) + circle(38, 18, 14) + circle(48, 27, 9) + box(20, 24, 28, 12, 6)],
      ['b', leaf(20, 41, 4, 14) + leaf(34, 46, 4, 14) + leaf(48, 41, 4, 14)],
    ],
  },
  rainbow: {
    name: 'Rainbow',
    parts: [
      ['a', 'M2 50a30 30 0 0 1 60 0h-9a21 21 0 0 0 -42 0z'],
      ['b', 'M11 50a21 21 0 0 1 42 0h-9a12 12 0 0 0 -24 0z'],
      ['w', circle(8, 50, 8) + circle(16, 52, 6) + circle(56, 50, 8) + circle(48, 52, 6)],
    ],
  },
  star: {
    name: 'Star',
    parts: [
      ['a', star(32, 34, 30, 13)],
      ['b', star(32, 35, 14, 6)],
    ],
  },
  snow: {
    name: 'Snowflake',
    parts: [
      ['a', star(32, 32, 30, 6, 6)],
      ['b', star(32, 32, 16, 8, 6)],
      ['w', circle(32, 32, 4)],
    ],
  },
  fire: {
    name: 'Campfire',
    parts: [
      ['a', 'M32 4C38 16 50 22 50 38A18 18 0 0 1 14 38C14 30 20 28 20 20C26 22 30 14 32 4z'],
      ['b', 'M32 26C36 32 42 36 42 42A10 10 0 0 1 22 42C22 36 30 34 32 26z'],
      ['k', box(10, 56, 44, 5, 2)],
    ],
  },
  mountain: {
    name: 'Mountain',
    parts: [
      ['b', polygon(40, 20, 62, 56, 20, 56)],
      ['a', polygon(24, 8, 50, 56, 0, 56)],
      ['w', polygon(24, 8, 32, 23, 26, 21, 22, 25, 16, 23)],
    ],
  },
  wave: {
    name: 'Wave',
    parts: [
      ['a', 'M2 56C2 26 20 8 42 12C54 14 58 26 52 32C50 26 42 22 36 28C28 36 40 46 62 46V56z'],
      ['b', 'M10 56C10 40 20 28 30 24C24 38 34 50 56 52V56z'],
    ],
  },
  tree: {
    name: 'Tree',
    parts: [
      ['b', box(28, 38, 8, 22, 2)],
      ['a', circle(32, 18, 15) + circle(19, 30, 13) + circle(45, 30, 13) + circle(32, 32, 12)],
      ['w', circle(24, 22, 2.5) + circle(40, 30, 2.5) + circle(34, 14, 2.5)],
    ],
  },
  pine: {
    name: 'Pine',
    parts: [
      ['b', box(28, 48, 8, 13, 2)],
      [
        'a',
        polygon(32, 2, 46, 22, 18, 22) + polygon(32, 14, 50, 38, 14, 38) + polygon(32, 28, 54, 52, 10, 52),
      ],
    ],
  },
  flower: {
    name: 'Flower',
    parts: [
      [
        'a',
        circle(32, 14, 11) +
          circle(49, 26, 11) +
          circle(43, 46, 11) +
          circle(21, 46, 11) +
          circle(15, 26, 11),
      ],
      ['b', circle(32, 32, 11)],
    ],
  },
  tulip: {
    name: 'Tulip',
    parts: [
      ['b', box(30, 30, 4, 30, 2) + leaf(20, 36, 8, 22) + leaf(44, 36, 8, 22)],
      ['a', 'M16 8L24 16L32 6L40 16L48 8V24A16 16 0 0 1 16 24z'],
    ],
  },
  leaf: {
    name: 'Leaf',
    parts: [
      ['a', leaf(32, 4, 26, 52)],
      ['b', box(30.5, 14, 3, 48, 1)],
    ],
  },
  mushroom: {
    name: 'Mushroom',
    parts: [
      ['b', box(24, 30, 16, 28, 8)],
      ['a', 'M4 34A28 28 0 0 1 60 34C60 38 4 38 4 34z'],
      ['w', circle(20, 24, 5) + circle(38, 16, 5) + circle(48, 28, 4)],
    ],
  },
  cactus: {
    name: 'Cactus',
    parts: [
      [
        'a',
        box(25, 6, 14, 44, 7) +
          box(8, 20, 9, 18, 4) +
          box(8, 30, 22, 8, 4) +
          box(47, 14, 9, 18, 4) +
          box(36, 24, 20, 8, 4),
      ],
      ['b', polygon(16, 48, 48, 48, 44, 61, 20, 61)],
    ],
  },
  seedling: {
    name: 'Seedling',
    parts: [
      ['a', 'M31 40C31 24 22 16 6 16C6 32 16 40 31 40zM33 32C33 18 42 8 58 8C58 24 48 32 33 32z'],
      ['b', box(30, 32, 4, 20) + ellipse(32, 54, 20, 6)],
    ],
  },
  fish: {
    name: 'Fish',
    parts: [
      ['b', polygon(44, 32, 62, 16, 62, 48)],
      ['a', ellipse(27, 32, 24, 16)],
      ['w', circle(14, 28, 5)],
      ['k', circle(13, 28, 2.5)],
      ['b', 'M28 20C36 26 36 38 28 44C33 38 33 26 28 20z'],
    ],
  },
  whale: {
    name: 'Whale',
    parts: [
      [
        'a',
        'M4 36C4 22 18 16 32 20C44 24 46 34 52 34C56 34 56 28 52 22C60 22 64 32 58 40C52 52 36 54 24 52C12 50 4 46 4 36z',
      ],
      ['b', 'M8 42C18 46 30 46 38 42C34 50 16 52 8 42z'],
      ['w', circle(16, 34, 3.5)],
      ['k', circle(16, 34, 2)],
      ['b', leaf(22, 4, 4, 12) + leaf(30, 6, 3, 10)],
    ],
  },
  cat: {
    name: 'Cat',
    parts: [
      ['a', polygon(10, 6, 26, 18, 10, 34) + polygon(54, 6, 38, 18, 54, 34) + ellipse(32, 36, 24, 21)],
      ['w', ellipse(23, 33, 5, 6) + ellipse(41, 33, 5, 6)],
      ['k', ellipse(24, 34, 2, 4) + ellipse(40, 34, 2, 4)],
      ['b', polygon(28, 42, 36, 42, 32, 47)],
    ],
  },
  fox: {
    name: 'Fox',
    parts: [
      ['a', polygon(6, 6, 24, 16, 40, 16, 58, 6, 54, 36, 32, 60, 10, 36)],
      ['w', polygon(10, 36, 26, 38, 32, 60) + polygon(54, 36, 38, 38, 32, 60)],
      ['k', circle(22, 30, 3) + circle(42, 30, 3) + circle(32, 56, 4)],
      ['b', polygon(10, 12, 18, 17, 11, 24) + polygon(54, 12, 46, 17, 53, 24)],
    ],
  },
  owl: {
    name: 'Owl',
    parts: [
      ['a', 'M12 8L24 14H40L52 8V38A20 20 0 0 1 12 38z'],
      ['w', circle(23, 28, 9) + circle(41, 28, 9)],
      ['k', circle(23, 28, 4) + circle(41, 28, 4)],
      ['b', polygon(28, 34, 36, 34, 32, 42) + ellipse(24, 59, 6, 3) + ellipse(40, 59, 6, 3)],
    ],
  },
  bird: {
    name: 'Bird',
    parts: [
      ['a', 'M8 36C8 22 20 12 34 16C42 18 44 26 54 24C54 40 46 54 30 54C16 54 8 46 8 36z'],
      ['b', 'M22 32C32 28 42 34 44 44C34 48 24 44 22 32zM8 30L0 34L9 38z'],
      ['k', circle(18, 28, 3)],
    ],
  },
  bee: {
    name: 'Bee',
    parts: [
      ['w', ellipse(24, 18, 9, 13) + ellipse(42, 18, 9, 13)],
      ['a', ellipse(33, 40, 25, 17)],
      ['k', box(24, 25, 6, 30, 2) + box(38, 25, 6, 30, 2) + circle(14, 38, 2.5)],
      ['b', polygon(57, 36, 64, 40, 57, 44)],
    ],
  },
  butterfly: {
    name: 'Butterfly',
    parts: [
      ['a', ellipse(17, 22, 15, 17) + ellipse(47, 22, 15, 17)],
      ['b', ellipse(20, 46, 11, 12) + ellipse(44, 46, 11, 12)],
      ['w', circle(16, 22, 5) + circle(48, 22, 5)],
      ['k', box(29.5, 14, 5, 42, 2)],
    ],
  },
  snail: {
    name: 'Snail',
    parts: [
      [
        'b',
        'M2 50C2 44 10 44 16 46H50C52 40 50 30 56 28C62 28 62 36 60 44C58 54 54 56 48 56H8C4 56 2 54 2 50z',
      ],
      ['a', circle(28, 30, 20)],
      ['w', circle(28, 30, 13)],
      ['a', circle(28, 30, 8)],
      ['k', circle(57, 24, 2.5)],
    ],
  },
  turtle: {
    name: 'Turtle',
    parts: [
      [
        'b',
        ellipse(54, 38, 9, 8) +
          box(12, 42, 10, 14, 5) +
          box(36, 42, 10, 14, 5) +
          polygon(2, 46, 12, 40, 12, 48),
      ],
      ['a', 'M6 44A23 23 0 0 1 52 44z'],
      ['w', circle(22, 34, 4) + circle(36, 34, 4) + circle(29, 26, 4)],
      ['k', circle(57, 36, 2)],
    ],
  },
  boat: {
    name: 'Boat',
    parts: [
      ['a', polygon(4, 44, 60, 44, 50, 58, 14, 58)],
      ['w', polygon(34, 6, 34, 40, 56, 40)],
      ['b', polygon(30, 12, 30, 40, 10, 40)],
      ['k', box(31, 4, 3, 40)],
    ],
  },
  rocket: {
    name: 'Rocket',
    parts: [
      ['b', polygon(20, 34, 8, 52, 22, 48) + polygon(44, 34, 56, 52, 42, 48)],
      ['a', 'M32 2C44 12 46 34 42 50H22C18 34 20 12 32 2z'],
      ['w', circle(32, 24, 7)],
      ['b', polygon(26, 52, 38, 52, 32, 64)],
    ],
  },
  planet: {
    name: 'Planet',
    parts: [
      ['a', circle(32, 32, 19)],
      [
        'b',
        'M4 42C-2 34 60 10 62 22C63 27 54 34 46 38C52 32 56 27 54 26C50 24 12 40 12 42C12 43 16 42 20 41C14 44 6 45 4 42z',
      ],
      ['w', circle(26, 24, 4)],
    ],
  },
  balloon: {
    name: 'Balloon',
    parts: [
      ['a', ellipse(32, 24, 20, 23)],
      ['b', 'M32 1C40 8 40 40 32 47C24 40 24 8 32 1z'],
      ['k', polygon(28, 47, 36, 47, 34, 52, 30, 52)],
      ['b', box(25, 54, 14, 9, 2)],
    ],
  },
  kite: {
    name: 'Kite',
    parts: [
      ['a', polygon(38, 2, 58, 24, 30, 44, 14, 18)],
      ['b', polygon(38, 2, 30, 44, 14, 18)],
      ['k', 'M30 44C22 46 26 52 18 54C14 55 12 58 10 62L13 63C15 59 17 58 20 57C30 54 25 48 31 46z'],
    ],
  },
  house: {
    name: 'House',
    parts: [
      ['b', box(10, 28, 44, 30, 2)],
      ['a', polygon(32, 4, 62, 32, 2, 32)],
      ['k', box(27, 40, 11, 18, 2)],
      ['w', box(15, 38, 8, 8, 1) + box(42, 38, 8, 8, 1)],
    ],
  },
  castle: {
    name: 'Castle',
    parts: [
      [
        'a',
        polygon(
          4,
          14,
          10,
          14,
          10,
          20,
          14,
          20,
          14,
          14,
          20,
          14,
          20,
          28,
          26,
          28,
          26,
          22,
          38,
          22,
          38,
          28,
          44,
          28,
          44,
          14,
          50,
          14,
          50,
          20,
          54,
          20,
          54,
          14,
          60,
          14,
          60,
          60,
          4,
          60,
        ),
      ],
      ['k', 'M25 60V46a7 7 0 0 1 14 0V60z'],
      ['b', polygon(31, 4, 46, 9, 31, 14) + box(30, 4, 3, 20)],
    ],
  },
  crown: {
    name: 'Crown',
    parts: [
      ['a', polygon(4, 18, 18, 30, 32, 8, 46, 30, 60, 18, 54, 54, 10, 54)],
      ['b', circle(32, 40, 5) + circle(18, 42, 4) + circle(46, 42, 4)],
      ['w', box(12, 48, 40, 3)],
    ],
  },
  key: {
    name: 'Key',
    parts: [
      ['a', circle(18, 32, 15) + box(30, 28, 32, 8, 2) + box(48, 34, 6, 11, 1) + box(56, 34, 6, 8, 1)],
      ['w', circle(18, 32, 6)],
      ['b', box(34, 30, 26, 2)],
    ],
  },
  heart: {
    name: 'Heart',
    parts: [
      ['a', heart(32, 6, 64, 54)],
      ['b', ellipse(20, 20, 5, 4)],
    ],
  },
  drum: {
    name: 'Drum',
    parts: [
      ['a', 'M8 24V48C8 54 56 54 56 48V24z'],
      ['b', polygon(8, 26, 20, 52, 32, 28, 44, 52, 56, 26, 56, 32, 44, 58, 32, 36, 20, 58, 8, 32)],
      ['w', ellipse(32, 24, 24, 8)],
      ['k', polygon(40, 4, 43, 5, 33, 24, 30, 23)],
    ],
  },
  trophy: {
    name: 'Trophy',
    parts: [
      ['b', 'M6 10H18V30C10 30 6 22 6 10zM58 10H46V30C54 30 58 22 58 10z'],
      ['a', 'M16 4H48V22C48 34 40 40 35 41V50H44V58H20V50H29V41C24 40 16 34 16 22z'],
      ['w', star(32, 20, 9, 4)],
    ],
  },
};
