import type { DesignColor, DesignPattern, DesignShape, DesignSticker } from '@bookgrove/contract';
import type { Scene, SceneElement } from '@bookgrove/contract/stories';

/** An element without an id, which is its index in the picture. */
type Thing = (id: string) => SceneElement;

/** A sticker: centre, size and two colours. */
export const put =
  (
    sticker: DesignSticker,
    [x, y]: [number, number],
    side: number,
    color: DesignColor,
    second: DesignColor,
    turn = 0,
  ): Thing =>
  (id) => ({ kind: 'sticker', id, sticker, x, y, w: side, h: side, turn, color, second });

/** A shape: centre, width and height. */
export const cut =
  (
    shape: DesignShape,
    [x, y]: [number, number],
    [w, h]: [number, number],
    color: DesignColor,
    turn = 0,
  ): Thing =>
  (id) => ({ kind: 'shape', id, shape, x, y, w, h, turn, color });

/** A painted line. */
export const paint =
  (color: DesignColor, width: number, ...points: number[]): Thing =>
  (id) => ({ kind: 'stroke', id, color, width, points });

/** A page's picture, bottom element first. */
export const scene = (
  color: DesignColor,
  pattern: DesignPattern,
  second: DesignColor,
  ...things: (Thing | Thing[])[]
): Scene => ({
  ground: { color, pattern, second },
  elements: things.flat().map((thing, index) => thing(`e${index + 1}`)),
});

/** A bus with a face, ears and whiskers; or a tram, by its colours. */
export const vehicle = (
  [x, y]: [number, number],
  body: DesignColor,
  { ears = true, asleep = false, smile = true }: { ears?: boolean; asleep?: boolean; smile?: boolean } = {},
): Thing[] => [
  ...(ears
    ? [
        cut('triangle', [x - 120, y - 130], [70, 70], body),
        cut('triangle', [x + 120, y - 130], [70, 70], body),
      ]
    : [
        cut('round', [x - 165, y - 60], [46, 120], 'brown'),
        cut('round', [x + 165, y - 60], [46, 120], 'brown'),
      ]),
  cut('round', [x, y], [340, 220], body),
  cut('round', [x, y - 42], [290, 92], 'mist'),
  ...(asleep
    ? [
        paint('ink', 8, x - 92, y - 40, x - 70, y - 30, x - 48, y - 40),
        paint('ink', 8, x + 48, y - 40, x + 70, y - 30, x + 92, y - 40),
      ]
    : [
        cut('circle', [x - 70, y - 42], [44, 56], 'white'),
        cut('circle', [x + 70, y - 42], [44, 56], 'white'),
        cut('circle', [x - 66, y - 38], [20, 28], 'ink'),
        cut('circle', [x + 66, y - 38], [20, 28], 'ink'),
      ]),
  cut('triangle', [x, y + 24], [34, 22], 'rose', 180),
  smile
    ? paint('ink', 7, x - 40, y + 46, x - 18, y + 62, x, y + 46, x + 18, y + 62, x + 40, y + 46)
    : paint('ink', 7, x - 34, y + 62, x, y + 50, x + 34, y + 62),
  ...(ears
    ? [
        paint('slate', 5, x - 60, y + 36, x - 140, y + 24),
        paint('slate', 5, x - 60, y + 48, x - 140, y + 56),
        paint('slate', 5, x + 60, y + 36, x + 140, y + 24),
        paint('slate', 5, x + 60, y + 48, x + 140, y + 56),
      ]
    : []),
  cut('circle', [x - 100, y + 112], [76, 76], 'ink'),
  cut('circle', [x + 100, y + 112], [76, 76], 'ink'),
  cut('circle', [x - 100, y + 112], [30, 30], 'stone'),
  cut('circle', [x + 100, y + 112], [30, 30], 'stone'),
];

/** A child of the class: hair, face, coat. */
export const child = (
  [x, y]: [number, number],
  skin: DesignColor,
  hair: DesignColor,
  coat: DesignColor,
): Thing[] => [
  cut('circle', [x, y - 78], [124, 118], hair),
  cut('round', [x, y + 76], [132, 168], coat),
  cut('circle', [x, y - 58], [98, 100], skin),
  cut('circle', [x - 18, y - 62], [10, 14], 'ink'),
  cut('circle', [x + 18, y - 62], [10, 14], 'ink'),
  paint('ink', 5, x - 16, y - 36, x, y - 28, x + 16, y - 36),
];

/** A street. */
export const street = (color: DesignColor = 'slate'): Thing[] => [
  cut('rect', [400, 556], [900, 130], color),
  cut('round', [120, 560], [110, 12], 'butter'),
  cut('round', [400, 560], [110, 12], 'butter'),
  cut('round', [680, 560], [110, 12], 'butter'),
];
