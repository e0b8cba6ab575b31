import type { DesignBody } from '../designs.ts';
import { SCENE_SIZE, type Scene } from './story.ts';

/** Width to height of a book's cover, and how far a picture may be off and still be one. */
const COVER_SHAPE = 3 / 4;
const TOLERANCE = 0.02;

/** A drawing that was made elsewhere, whole, as the cover of a story; what is left beside it takes the drawing's colour. */
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
 * The picture that is a cover by itself, with its own title: upright like a book, from the upper edge to the lower, and
 * nothing else. Such a book needs no title printed above it.
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
