import type { DesignColor, DesignSticker } from '@bookgrove/contract';
import type { Scene, SceneElement } from '@bookgrove/contract/stories';

/** An element without its id, which is its position in the picture. */
type Part = SceneElement extends infer One ? (One extends SceneElement ? Omit<One, 'id'> : never) : never;

const scene = (color: DesignColor, ...parts: (Part | Part[])[]): Scene => ({
  ground: { color, pattern: 'plain', second: 'white' },
  elements: parts.flat().map((part, index) => ({ ...part, id: `e${index + 1}` })),
});

// The drawing is 800 wide and 600 high; every part is placed by its centre.
const shape =
  (kind: 'rect' | 'round' | 'circle' | 'triangle') =>
  (x: number, y: number, w: number, h: number, color: DesignColor, turn = 0): Part => ({
    ...{ kind: 'shape', shape: kind, x, y, w, h, turn, color },
  });
const [rect, round, circle, triangle] = [shape('rect'), shape('round'), shape('circle'), shape('triangle')];
const art = (clipart: string, x: number, y: number, size: number, turn = 0): Part => ({
  ...{ kind: 'clipart', clipart, x, y, w: size, h: size, turn, color: null },
  skin: /^(?:people|jobs)\//.test(clipart) ? 'medium' : null,
});
const sticker = (
  name: DesignSticker,
  x: number,
  y: number,
  size: number,
  color: DesignColor,
  second: DesignColor = 'white',
): Part => ({ kind: 'sticker', sticker: name, x, y, w: size, h: size, turn: 0, color, second });
const line = (color: DesignColor, width: number, ...points: number[]): Part => ({
  ...{ kind: 'stroke', color, width, points },
});
/** An arrow from left to right, or turned. */
const arrow = (x: number, y: number, turn = 0): Part[] => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [
    rect(x, y, 90, 18, 'clay', turn),
    triangle(Math.round(x + 62 * dx), Math.round(y + 62 * dy), 56, 48, 'clay', turn + 90),
  ];
};

const table = (): Part => rect(400, 540, 800, 120, 'brown');
const glass = (x: number, water: DesignColor | null, y = 390): Part[] => [
  round(x, y, 110, 180, 'mist'),
  ...(water ? [round(x, y + 28, 90, 110, water)] : []),
];
const jar = (...inside: Part[]): Part[] => [
  round(400, 330, 300, 360, 'mist'),
  round(400, 150, 220, 40, 'stone'),
  ...inside,
];
const tissue = (): Part => round(400, 350, 250, 280, 'white');
const bean = (x: number, y: number): Part => circle(x, y, 66, 44, 'brown', 25);
const sunny = (): Part[] => [art('places/window', 200, 260, 340), art('nature/sun', 620, 140, 190)];
const rainbow = (y = 430): Part[] =>
  (['berry', 'clay', 'sun', 'leaf', 'sea', 'plum'] as const).map((color, at) =>
    rect(400, y - 62 + at * 24, 300, 24, color),
  );
const paper = (w = 420, h = 230, y = 430): Part => rect(400, y, w, h, 'white');
const cup = (x: number): Part[] => [round(x, 360, 130, 150, 'clay'), round(x, 296, 140, 26, 'peach')];
const cups = (): Part[] => [...cup(110), ...cup(690)];
const tight = (): Part => line('ink', 6, 175, 360, 625, 360);
const piles = (): Part[] => [
  sticker('books', 150, 360, 280, 'sea', 'sun'),
  sticker('books', 650, 360, 280, 'plum', 'sun'),
];
const coins = (count: number, y: number): Part[] =>
  Array.from({ length: count }, (_, at) => art('things/coin', 400, y - at * 34, 84));
const fan = (y: number): Part =>
  line(
    'white',
    22,
    ...Array.from({ length: 11 }, (_, at) => [200 + at * 40, at % 2 ? y - 45 : y + 5]).flat(),
  );
const stick = (): Part[] => [rect(400, 540, 800, 120, 'sand'), rect(300, 390, 26, 300, 'brown')];
const shadow = (x: number): Part => line('slate', 24, 300, 536, x, 560);
const stones = (...xs: number[]): Part[] => xs.map((x) => art('nature/rock', x, 550, 80));
const funnel = (...inside: (Part | Part[])[]): Part[] => [
  round(400, 450, 260, 240, 'mist'),
  triangle(400, 270, 300, 260, 'stone', 180),
  rect(400, 420, 44, 60, 'stone'),
  ...inside.flat(),
];
const cloth = (): Part => round(400, 400, 60, 50, 'white');
const sand = (): Part => triangle(400, 320, 150, 130, 'sun', 180);
const pebbles = (): Part[] => [340, 400, 460].map((x) => circle(x, 235, 48, 44, 'slate'));
const box = (...inside: (Part | Part[])[]): Part[] => [
  round(400, 340, 640, 340, 'brown'),
  rect(400, 340, 590, 290, 'sand'),
  circle(700, 300, 70, 70, 'butter'),
  ...inside.flat(),
];
const walls = (): Part[] => [rect(330, 285, 22, 180, 'brown'), rect(530, 395, 22, 180, 'brown')];
const five = (...waters: DesignColor[]): Part[] =>
  waters.flatMap((water, at) => glass(120 + at * 140, water));

/** Pictures of the steps of the built-in experiments, in order. They show what the words of the step say. */
export const stepPictures: Record<string, Scene[]> = {
  'rainbow-in-a-glass': [
    scene('butter', sunny(), glass(430, 'sky', 400), table()),
    scene(
      'butter',
      art('places/window', 400, 170, 280),
      rect(400, 500, 800, 200, 'brown'),
      paper(360, 120, 500),
    ),
    scene('butter', glass(180, 'sky', 200), arrow(340, 200), paper(), rainbow()),
    scene(
      'butter',
      art('things/hourglass-done', 640, 170, 200),
      art('feelings/thinking-face', 180, 170, 190),
      paper(),
      rainbow(),
    ),
    scene(
      'butter',
      paper(460, 300, 330),
      rainbow(330),
      art('things/crayon', 640, 380, 220),
      art('things/pencil', 160, 380, 200),
    ),
  ],
  'seed-in-a-jar': [
    scene('moss', arrow(400, 60, 90), jar(tissue())),
    scene('moss', jar(tissue(), bean(300, 330), bean(400, 350), bean(500, 330))),
    scene(
      'moss',
      jar(tissue(), bean(300, 330), bean(500, 330), round(400, 470, 270, 60, 'sky')),
      art('nature/droplet', 400, 80, 110),
    ),
    scene('butter', sunny(), round(430, 420, 150, 190, 'mist'), round(430, 440, 120, 140, 'white'), table()),
    scene(
      'moss',
      jar(
        tissue(),
        bean(400, 390),
        line('leaf', 16, 400, 375, 390, 300, 410, 210),
        line('white', 12, 400, 405, 410, 470),
      ),
      art('things/straight-ruler', 650, 330, 220),
      art('things/pencil', 140, 360, 180),
    ),
  ],
  'sound-in-a-string': [
    scene('lilac', art('people/woman', 220, 300, 320), cup(560), art('things/pencil', 560, 190, 170, 90)),
    scene('lilac', cups(), tight(), line('sun', 16, 80, 420, 140, 420), line('sun', 16, 660, 420, 720, 420)),
    scene('lilac', art('people/girl', 110, 180, 190), art('people/boy', 690, 180, 190), cups(), tight()),
    scene(
      'lilac',
      art('feelings/shushing-face', 110, 170, 190),
      art('things/ear-with-hearing-aid', 690, 170, 180),
      art('things/hourglass-done', 400, 170, 150),
      cups(),
      tight(),
    ),
    scene(
      'lilac',
      art('people/girl', 110, 180, 190),
      art('people/boy', 690, 180, 190),
      cups(),
      line('ink', 6, 175, 360, 300, 500, 500, 500, 625, 360),
    ),
    scene(
      'lilac',
      cups(),
      tight(),
      round(380, 320, 60, 130, 'peach', 20),
      round(430, 410, 60, 130, 'peach', 20),
    ),
  ],
  'paper-bridge': [
    scene('mist', piles(), arrow(400, 260), art('things/straight-ruler', 400, 420, 190), table()),
    scene('mist', piles(), rect(400, 284, 460, 12, 'white'), coins(3, 246), table()),
    scene('mist', piles(), fan(282), coins(4, 206), table()),
    scene(
      'mist',
      art('feelings/thinking-face', 180, 240, 240),
      round(450, 300, 60, 280, 'white'),
      round(600, 330, 150, 220, 'white', 12),
      art('things/alarm-clock', 680, 130, 150),
      table(),
    ),
    scene('mist', piles(), round(400, 272, 470, 44, 'white'), coins(5, 224), table()),
    scene('mist', art('things/notebook', 330, 310, 360), art('things/pencil', 600, 340, 240), table()),
  ],
  'shadow-clock': [
    scene('sky', art('nature/sunrise-over-mountains', 640, 150, 220), stick()),
    scene(
      'sky',
      art('nature/sun', 110, 120, 170),
      stick(),
      shadow(620),
      stones(650),
      art('things/alarm-clock', 650, 380, 150),
    ),
    scene(
      'sky',
      art('nature/sun', 110, 120, 170),
      stick(),
      shadow(620),
      art('things/straight-ruler', 480, 470, 190, -45),
    ),
    scene(
      'sky',
      art('nature/sun', 300, 100, 170),
      stick(),
      shadow(380),
      stones(650, 560, 470),
      art('things/alarm-clock', 650, 360, 150),
    ),
    scene(
      'sky',
      art('nature/sun', 110, 120, 170),
      stick(),
      shadow(540),
      stones(650, 560, 470, 390),
      art('people/child', 640, 300, 220),
    ),
  ],
  'water-filter': [
    scene(
      'butter',
      art('people/man', 160, 250, 240),
      art('things/scissors', 330, 250, 150),
      round(560, 420, 180, 260, 'teal'),
      triangle(560, 190, 180, 140, 'teal', 180),
      arrow(700, 230, 90),
    ),
    scene('butter', funnel(cloth()), arrow(400, 80, 90)),
    scene('butter', funnel(cloth(), sand(), pebbles())),
    scene('butter', art('things/bucket', 220, 330, 280), arrow(420, 330), glass(600, 'brown')),
    scene(
      'butter',
      funnel(cloth(), sand(), pebbles(), rect(400, 530, 230, 50, 'sky')),
      round(180, 130, 130, 60, 'brown', 20),
      arrow(300, 150, 20),
      art('things/hourglass-done', 680, 200, 170),
    ),
    scene(
      'butter',
      glass(250, 'brown'),
      glass(550, 'sky'),
      art('things/magnifying-glass-tilted-left', 400, 180, 200),
      table(),
    ),
  ],
  'bean-maze': [
    scene('moss', box(), art('things/scissors', 700, 480, 170)),
    scene('moss', box(walls())),
    scene('moss', box(walls(), art('nature/potted-plant', 190, 380, 180))),
    scene(
      'butter',
      sunny(),
      round(420, 440, 300, 160, 'brown'),
      circle(530, 420, 46, 46, 'butter'),
      art('nature/droplet', 400, 270, 100),
    ),
    scene(
      'moss',
      box(
        walls(),
        art('nature/potted-plant', 190, 400, 170),
        line('leaf', 16, 190, 350, 260, 430, 340, 430, 430, 380, 440, 260, 520, 250, 620, 290, 720, 295),
      ),
      art('things/pencil', 400, 90, 130),
    ),
  ],
  'cabbage-colours': [
    scene(
      'lilac',
      art('people/woman', 160, 260, 240),
      circle(420, 400, 220, 220, 'plum'),
      circle(420, 400, 130, 130, 'lilac'),
      art('food/teapot', 640, 280, 220),
      table(),
    ),
    scene(
      'lilac',
      round(320, 430, 340, 160, 'white'),
      round(320, 380, 320, 50, 'plum'),
      art('things/hourglass-done', 620, 300, 240),
      table(),
    ),
    scene('lilac', five('plum', 'plum', 'plum', 'plum', 'plum'), table()),
    scene(
      'lilac',
      glass(420, 'rose'),
      art('food/lemon', 180, 350, 200),
      art('things/spoon', 620, 320, 200),
      arrow(300, 370),
      table(),
    ),
    scene(
      'lilac',
      five('rose', 'rose', 'teal', 'mint', 'plum'),
      art('things/soap', 540, 170, 150),
      art('nature/droplet', 680, 170, 110),
      art('things/spoon', 140, 170, 150),
      table(),
    ),
    scene('lilac', five('berry', 'rose', 'plum', 'sea', 'mint'), arrow(400, 180), table()),
  ],
};
