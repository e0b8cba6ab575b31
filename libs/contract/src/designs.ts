/**
 * Rules of covers and posters that people draw. Server and app use the same checks, so that a saved drawing
 * can always be opened, and contains only known elements.
 */

/** Formats, in the units of the drawing. A cover is 3 : 4, posters have the ratio of their paper. */
export const DESIGN_SIZES = {
  cover: { width: 900, height: 1200 },
  a4: { width: 840, height: 1188 },
  a5: { width: 840, height: 1188 },
  square: { width: 1000, height: 1000 },
} as const;
export type DesignSize = keyof typeof DESIGN_SIZES;

/** Colours of the palette by name. */
export const DESIGN_COLORS = {
  white: '#ffffff',
  paper: '#fdf6e3',
  sand: '#f1e2bf',
  ink: '#17211c',
  slate: '#46524b',
  stone: '#9aa59e',
  forest: '#0b3f2d',
  leaf: '#17694a',
  mint: '#8fcfae',
  moss: '#dcebdd',
  sun: '#f4b32f',
  butter: '#f9e3ae',
  clay: '#ee6a43',
  peach: '#f7c9b5',
  berry: '#a3254f',
  rose: '#f0a3bd',
  plum: '#4b2a63',
  lilac: '#e3daf2',
  night: '#12233f',
  sea: '#1d4f8c',
  sky: '#7db8e8',
  mist: '#cfe3f2',
  teal: '#0f7c7c',
  brown: '#6b4226',
} as const;
export type DesignColor = keyof typeof DESIGN_COLORS;

export const DESIGN_FONTS = ['head', 'text', 'easy'] as const;
export type DesignFont = (typeof DESIGN_FONTS)[number];
export const DESIGN_SHAPES = [
  'rect',
  'round',
  'circle',
  'triangle',
  'star',
  'heart',
  'bubble',
  'line',
] as const;
export type DesignShape = (typeof DESIGN_SHAPES)[number];
export const DESIGN_PATTERNS = [
  'plain',
  'dots',
  'waves',
  'leaves',
  'stars',
  'hills',
  'stripes',
  'quilt',
  'confetti',
  'rays',
] as const;
export type DesignPattern = (typeof DESIGN_PATTERNS)[number];

/** Stickers, drawn for this project. */
export const DESIGN_STICKERS = [
  'book',
  'open-book',
  'books',
  'pencil',
  'bookmark',
  'lamp',
  'glasses',
  'globe',
  'backpack',
  'apple',
  'sun',
  'moon',
  'cloud',
  'rain',
  'rainbow',
  'star',
  'snow',
  'fire',
  'mountain',
  'wave',
  'tree',
  'pine',
  'flower',
  'tulip',
  'leaf',
  'mushroom',
  'cactus',
  'seedling',
  'fish',
  'whale',
  'cat',
  'fox',
  'owl',
  'bird',
  'bee',
  'butterfly',
  'snail',
  'turtle',
  'boat',
  'rocket',
  'planet',
  'balloon',
  'kite',
  'house',
  'castle',
  'crown',
  'key',
  'heart',
  'drum',
  'trophy',
] as const;
export type DesignSticker = (typeof DESIGN_STICKERS)[number];

/** Common to all elements: position (centre), size and rotation in degrees. */
interface Placed {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
}
export type TextElement = Placed & {
  kind: 'text';
  text: string;
  font: DesignFont;
  size: number;
  bold: boolean;
  align: 'start' | 'center' | 'end';
  color: DesignColor;
};
export type ShapeElement = Placed & { kind: 'shape'; shape: DesignShape; color: DesignColor };
export type StickerElement = Placed & {
  kind: 'sticker';
  sticker: DesignSticker;
  color: DesignColor;
  second: DesignColor;
};
export type PictureElement = Placed & { kind: 'picture'; picture: string };
export type DesignElement = TextElement | ShapeElement | StickerElement | PictureElement;

/** A drawing: its background and its elements, bottom layer first. */
export interface DesignBody {
  ground: { color: DesignColor; pattern: DesignPattern; second: DesignColor };
  elements: DesignElement[];
}

export const DESIGN_LIMITS = {
  elements: 60,
  text: 500,
  designs: 50,
  pictures: 20,
  pictureBytes: 900_000,
} as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const ELEMENT_ID = /^[a-z0-9]{1,24}$/;

export type Check = (value: unknown) => boolean;
const number =
  (from: number, to: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= from && value <= to;
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const color = oneOf(Object.keys(DESIGN_COLORS));

export const PLACED: Record<string, Check> = {
  kind: () => true,
  id: (value) => typeof value === 'string' && ELEMENT_ID.test(value),
  x: number(-1_000, 2_500),
  y: number(-1_000, 2_500),
  w: number(4, 2_500),
  h: number(4, 2_500),
  turn: number(-180, 180),
};
export const ELEMENT_CHECKS: Record<DesignElement['kind'], Record<string, Check>> = {
  text: {
    ...PLACED,
    text: (value) =>
      typeof value === 'string' && value.length <= DESIGN_LIMITS.text && !/[\0-\x08\x0b-\x1f]/.test(value),
    font: oneOf(DESIGN_FONTS),
    size: number(10, 400),
    bold: (value) => typeof value === 'boolean',
    align: oneOf(['start', 'center', 'end']),
    color,
  },
  shape: { ...PLACED, shape: oneOf(DESIGN_SHAPES), color },
  sticker: { ...PLACED, sticker: oneOf(DESIGN_STICKERS), color, second: color },
  picture: { ...PLACED, picture: (value) => typeof value === 'string' && UUID.test(value) },
};
export const BACKGROUND_CHECKS: Record<string, Check> = {
  color,
  pattern: oneOf(DESIGN_PATTERNS),
  second: color,
};

/** Path of the first invalid member of a drawing, e.g. `elements[2].size`; null when it is valid. */
export function faultIn(body: unknown): string | null {
  if (!isRecord(body)) return 'body';
  const extra = Object.keys(body).find((name) => name !== 'ground' && name !== 'elements');
  if (extra) return extra;
  const ground = faultOf(body['ground'], BACKGROUND_CHECKS, 'ground');
  if (ground) return ground;
  const elements = body['elements'];
  if (!Array.isArray(elements) || elements.length > DESIGN_LIMITS.elements) return 'elements';
  const ids = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const at = `elements[${index}]`;
    const kind: unknown = isRecord(element) ? element['kind'] : null;
    if (typeof kind !== 'string' || !Object.hasOwn(ELEMENT_CHECKS, kind)) return `${at}.kind`;
    const fault = faultOf(element, ELEMENT_CHECKS[kind as DesignElement['kind']], at);
    if (fault) return fault;
    const { id } = element as DesignElement;
    if (ids.has(id)) return `${at}.id`;
    ids.add(id);
  }
  return null;
}

/** The first member that fails its check or is unknown. */
export function faultOf(value: unknown, checks: Record<string, Check>, at: string): string | null {
  if (!isRecord(value)) return at;
  for (const [name, check] of Object.entries(checks)) if (!check(value[name])) return `${at}.${name}`;
  const extra = Object.keys(value).find((name) => !Object.hasOwn(checks, name));
  return extra ? `${at}.${extra}` : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
