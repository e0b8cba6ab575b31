import type { DesignBody } from '../designs.ts';
import { SCENE_SIZE, type Scene } from './story.ts';

/** Ratio of width to height of a book's cover, and the tolerated deviation. */
const COVER_SHAPE = 3 / 4;
const TOLERANCE = 0.02;

/** Makes a complete drawing from elsewhere the cover of a story; the margins get its colour. */
export function coverOf(
  { color, second }: DesignBody['ground'],
  picture: { id: string; width: number; height: number },
): Scene {
  const scale = Math.min(SCENE_SIZE.width / picture.width, SCENE_SIZE.height / picture.height);
  return {
    ground: { color, pattern: 'plain', second },
    elements: [
      {
        kind: 'picture',
        id: 'e1',
        x: SCENE_SIZE.width / 2,
        y: SCENE_SIZE.height / 2,
        w: Math.round(picture.width * scale),
        h: Math.round(picture.height * scale),
        turn: 0,
        picture: picture.id,
      },
    ],
  };
}

/**
 * The picture that fills the cover with its own title: upright like a book, over the full height, and the
 * only element. Such a book needs no printed title above it.
 */
export function wholeCover({ elements }: Scene): string | null {
  const [only] = elements;
  if (elements.length !== 1 || only?.kind !== 'picture' || only.turn !== 0) return null;
  const fits =
    Math.abs(only.w / only.h - COVER_SHAPE) < TOLERANCE &&
    Math.abs(only.h - SCENE_SIZE.height) < 2 &&
    Math.abs(only.y - SCENE_SIZE.height / 2) < 2;
  return fits ? only.picture : null;
}
