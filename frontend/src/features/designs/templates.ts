import type {
  DesignBody,
  DesignColor,
  DesignElement,
  DesignPattern,
  DesignSize,
  DesignSticker,
} from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';

/** A template. Its texts are in the interface language. */
export interface Template {
  key: string;
  name: string;
  size: DesignSize;
  body: () => DesignBody;
}

type Part = DesignElement extends infer One ? (One extends DesignElement ? Omit<One, 'id'> : never) : never;

const body = (
  color: DesignColor,
  pattern: DesignPattern,
  second: DesignColor,
  ...parts: Part[]
): DesignBody => ({
  ground: { color, pattern, second },
  elements: parts.map((part, index) => ({ ...part, id: `t${index}` })),
});
const words = (
  text: string,
  y: number,
  size: number,
  color: DesignColor,
  more: Partial<{
    w: number;
    h: number;
    x: number;
    font: 'head' | 'text' | 'easy';
    bold: boolean;
    turn: number;
    align: 'start' | 'center' | 'end';
  }> = {},
): Part => ({
  kind: 'text',
  text,
  x: 450,
  y,
  w: 780,
  h: size * 1.3,
  turn: 0,
  font: 'head',
  size,
  bold: true,
  align: 'center',
  color,
  ...more,
});
const sticker = (
  name: DesignSticker,
  x: number,
  y: number,
  side: number,
  color: DesignColor,
  second: DesignColor,
  turn = 0,
): Part => ({
  kind: 'sticker',
  sticker: name,
  x,
  y,
  w: side,
  h: side,
  turn,
  color,
  second,
});
const panel = (
  shape: 'rect' | 'round' | 'circle' | 'bubble',
  x: number,
  y: number,
  w: number,
  h: number,
  color: DesignColor,
  turn = 0,
): Part => ({
  kind: 'shape',
  shape,
  x,
  y,
  w,
  h,
  turn,
  color,
});

const title = () => t('The title of your book');
const author = () => t('Your name');

/** Eight covers and six posters. Names are in English and translated where they are shown. */
export const TEMPLATES: Template[] = [
  {
    key: 'fox',
    name: 'Fox at night',
    size: 'cover',
    body: () =>
      body(
        'night',
        'stars',
        'sun',
        sticker('moon', 690, 210, 200, 'butter', 'sun'),
        words(title(), 430, 96, 'white', { h: 210 }),
        sticker('fox', 450, 790, 420, 'clay', 'peach'),
        words(author(), 1110, 44, 'butter', { font: 'text' }),
      ),
  },
  {
    key: 'sea',
    name: 'Deep sea',
    size: 'cover',
    body: () =>
      body(
        'sea',
        'waves',
        'sky',
        words(title(), 240, 100, 'white', { h: 220 }),
        sticker('whale', 460, 700, 560, 'mist', 'sky'),
        sticker('fish', 190, 980, 150, 'sun', 'clay'),
        words(author(), 1110, 44, 'white', { font: 'text' }),
      ),
  },
  {
    key: 'garden',
    name: 'Garden',
    size: 'cover',
    body: () =>
      body(
        'moss',
        'leaves',
        'leaf',
        panel('round', 450, 330, 740, 360, 'paper'),
        words(title(), 330, 88, 'forest', { w: 660, h: 210 }),
        sticker('flower', 240, 820, 260, 'clay', 'sun'),
        sticker('tulip', 470, 850, 280, 'berry', 'leaf'),
        sticker('butterfly', 690, 740, 190, 'plum', 'rose', 14),
        words(author(), 1110, 44, 'forest', { font: 'text' }),
      ),
  },
  {
    key: 'space',
    name: 'Into space',
    size: 'cover',
    body: () =>
      body(
        'plum',
        'confetti',
        'lilac',
        sticker('planet', 240, 250, 280, 'clay', 'butter'),
        sticker('rocket', 560, 640, 400, 'white', 'clay', 24),
        words(title(), 960, 92, 'white', { h: 200 }),
        words(author(), 1125, 42, 'lilac', { font: 'text' }),
      ),
  },
  {
    key: 'hills',
    name: 'Over the hills',
    size: 'cover',
    body: () =>
      body(
        'mist',
        'hills',
        'leaf',
        sticker('sun', 690, 220, 230, 'sun', 'butter'),
        words(title(), 380, 98, 'forest', { h: 220 }),
        sticker('house', 300, 790, 260, 'clay', 'paper'),
        sticker('tree', 640, 800, 260, 'forest', 'brown'),
        words(author(), 545, 46, 'forest', { font: 'text' }),
      ),
  },
  {
    key: 'tale',
    name: 'Old tale',
    size: 'cover',
    body: () =>
      body(
        'berry',
        'quilt',
        'rose',
        panel('circle', 450, 520, 700, 700, 'paper'),
        sticker('castle', 450, 410, 300, 'plum', 'clay'),
        words(title(), 660, 72, 'berry', { w: 520, h: 170 }),
        words(author(), 1080, 46, 'white', { font: 'text' }),
      ),
  },
  {
    key: 'facts',
    name: 'Book of facts',
    size: 'cover',
    body: () =>
      body(
        'paper',
        'plain',
        'sand',
        panel('rect', 450, 330, 900, 660, 'teal'),
        sticker('globe', 450, 340, 440, 'sky', 'mint'),
        words(title(), 820, 92, 'ink', { h: 220 }),
        words(author(), 1080, 44, 'slate', { font: 'text' }),
      ),
  },
  {
    key: 'poems',
    name: 'Small poems',
    size: 'cover',
    body: () =>
      body(
        'butter',
        'rays',
        'sun',
        sticker('bird', 450, 380, 360, 'sea', 'sun'),
        words(title(), 760, 96, 'night', { h: 220 }),
        words(author(), 1080, 46, 'night', { font: 'text' }),
      ),
  },
  {
    key: 'book-week',
    name: 'Book week',
    size: 'a4',
    body: () =>
      body(
        'leaf',
        'dots',
        'mint',
        words(t('Book week'), 230, 150, 'white', { x: 420, w: 760, h: 195 }),
        sticker('books', 420, 560, 420, 'sun', 'clay'),
        panel('round', 420, 930, 700, 240, 'paper'),
        words(t('Day and time'), 880, 54, 'forest', { x: 420, w: 620 }),
        words(t('Where to come'), 975, 44, 'slate', { x: 420, w: 620, font: 'text', bold: false }),
      ),
  },
  {
    key: 'reading-corner',
    name: 'Reading corner',
    size: 'a4',
    body: () =>
      body(
        'peach',
        'hills',
        'clay',
        words(t('Reading corner'), 200, 92, 'plum', { x: 420, w: 780, h: 215 }),
        sticker('lamp', 250, 520, 300, 'sun', 'plum'),
        sticker('owl', 560, 560, 320, 'plum', 'sun'),
        words(t('Quiet, please. Somebody is far away.'), 1010, 50, 'ink', {
          x: 420,
          w: 640,
          h: 130,
          font: 'text',
        }),
      ),
  },
  {
    key: 'swap',
    name: 'Book swap',
    size: 'a5',
    body: () =>
      body(
        'sun',
        'stripes',
        'butter',
        panel('bubble', 420, 330, 720, 430, 'white'),
        words(t('Bring one, take one'), 290, 100, 'berry', { x: 420, w: 640, h: 250 }),
        sticker('open-book', 420, 780, 380, 'sea', 'stone'),
        words(t('Day and place'), 1080, 52, 'ink', { x: 420, w: 700, font: 'text' }),
      ),
  },
  {
    key: 'author',
    name: 'Meet the author',
    size: 'a4',
    body: () =>
      body(
        'night',
        'rays',
        'sea',
        words(t('Meet the author'), 220, 88, 'butter', { x: 420, w: 780, h: 205 }),
        panel('circle', 420, 600, 470, 470, 'paper'),
        sticker('pencil', 420, 600, 300, 'clay', 'rose'),
        words(t('Name of the author'), 930, 64, 'white', { x: 420, w: 740 }),
        words(t('Day and time'), 1040, 48, 'mist', { x: 420, w: 740, font: 'text', bold: false }),
      ),
  },
  {
    key: 'planet',
    name: 'For our planet',
    size: 'square',
    body: () =>
      body(
        'mint',
        'leaves',
        'leaf',
        words(t('One book, one tree'), 180, 84, 'forest', { x: 500, w: 900, h: 195 }),
        sticker('globe', 500, 540, 420, 'sea', 'leaf'),
        sticker('seedling', 790, 760, 220, 'forest', 'brown'),
        words(t('What we do for it'), 900, 54, 'forest', { x: 460, w: 760, font: 'text' }),
      ),
  },
  {
    key: 'award',
    name: 'Well done',
    size: 'square',
    body: () =>
      body(
        'butter',
        'confetti',
        'clay',
        sticker('trophy', 500, 350, 380, 'sun', 'clay'),
        words(t('Well done!'), 660, 140, 'plum', { x: 500, w: 900, h: 185 }),
        words(t('For reading and telling'), 810, 56, 'ink', { x: 500, w: 860, font: 'text' }),
      ),
  },
];

/** An empty page. */
export const emptyBody = (): DesignBody => ({
  ground: { color: 'paper', pattern: 'plain', second: 'sand' },
  elements: [],
});
