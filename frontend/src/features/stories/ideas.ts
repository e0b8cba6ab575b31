import type { DesignSticker } from '@bookgrove/contract';
import type { Scene, StoryKind } from '@bookgrove/contract/stories';

/** A starting point: a question, and a prepared picture. It never contains text of the story. */
export interface Idea {
  key: string;
  title: string;
  help: string;
  scene: Scene;
}

/** The icon of each kind, as a path on a grid of 24. */
export const KIND_PICTURES: Record<StoryKind, string> = {
  story: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14',
  blog: 'M5 3h14v18H5ZM8 7h8M8 11h8M8 15h5',
  letter: 'M3 6h18v12H3ZM3 7l9 7l9-7',
  poem: 'M20 4c-9 0-14 5-14 12M4 20c2-4 6-7 11-9M6 16c5 1 9 0 11-3c2-2 3-6 3-9',
  comic: 'M4 4h16v11h-8l-5 5v-5H4ZM9 9h.01M15 9h.01M12 9h.01',
};

const put = (
  sticker: DesignSticker,
  id: string,
  x: number,
  y: number,
  side: number,
  color: Scene['ground']['color'],
  second: Scene['ground']['color'],
): Scene['elements'][number] => ({
  kind: 'sticker',
  id,
  sticker,
  x,
  y,
  w: side,
  h: side,
  turn: 0,
  color,
  second,
});

export const IDEAS: Idea[] = [
  {
    key: 'cloud',
    title: 'A pet that nobody else has',
    help: 'What does it eat? What happens when it is happy?',
    scene: {
      ground: { color: 'sky', pattern: 'hills', second: 'leaf' },
      elements: [
        put('sun', 'i1', 640, 130, 170, 'sun', 'butter'),
        put('cloud', 'i2', 340, 340, 320, 'white', 'mist'),
      ],
    },
  },
  {
    key: 'night',
    title: 'What the fox does at night',
    help: 'Who does it meet? What is it looking for?',
    scene: {
      ground: { color: 'night', pattern: 'stars', second: 'sun' },
      elements: [
        put('moon', 'i1', 640, 140, 150, 'butter', 'sun'),
        put('fox', 'i2', 330, 380, 290, 'clay', 'sun'),
      ],
    },
  },
  {
    key: 'sea',
    title: 'A letter from the sea',
    help: 'Who wrote it? What does the sea ask of us?',
    scene: {
      ground: { color: 'sea', pattern: 'waves', second: 'sky' },
      elements: [
        put('boat', 'i1', 270, 240, 240, 'clay', 'butter'),
        put('whale', 'i2', 560, 430, 280, 'mist', 'sky'),
      ],
    },
  },
  {
    key: 'tree',
    title: 'The oldest tree of our town',
    help: 'What has it seen? What would it tell you?',
    scene: {
      ground: { color: 'moss', pattern: 'leaves', second: 'mint' },
      elements: [put('tree', 'i1', 400, 300, 420, 'leaf', 'brown')],
    },
  },
  {
    key: 'rocket',
    title: 'My first day on another planet',
    help: 'What do you hear, smell and see first?',
    scene: {
      ground: { color: 'plum', pattern: 'stars', second: 'lilac' },
      elements: [
        put('planet', 'i1', 600, 210, 250, 'clay', 'butter'),
        put('rocket', 'i2', 270, 370, 260, 'white', 'clay'),
      ],
    },
  },
  {
    key: 'snail',
    title: 'The slowest race in the world',
    help: 'Who runs? What do they see that fast ones miss?',
    scene: {
      ground: { color: 'mint', pattern: 'hills', second: 'moss' },
      elements: [
        put('snail', 'i1', 290, 400, 260, 'clay', 'butter'),
        put('flower', 'i2', 600, 400, 200, 'berry', 'sun'),
      ],
    },
  },
  {
    key: 'key',
    title: 'The key that opens something',
    help: 'Where did you find it? What is behind the door?',
    scene: {
      ground: { color: 'butter', pattern: 'rays', second: 'sun' },
      elements: [
        put('key', 'i1', 250, 350, 240, 'brown', 'sun'),
        put('castle', 'i2', 560, 300, 330, 'plum', 'clay'),
      ],
    },
  },
];
