/** The pictures of picture passwords, in the order in which they are shown. Their drawings are `/art/pictures.svg`. */
export const PICTURES = [
  'sun',
  'moon',
  'star',
  'cloud',
  'tree',
  'flower',
  'apple',
  'fish',
  'bird',
  'snail',
  'boat',
  'car',
  'house',
  'ball',
  'key',
  'hat',
] as const;
export type Picture = (typeof PICTURES)[number];

/** Number of pictures in a picture password, in order; a picture may repeat. */
export const PICTURES_CHOSEN = 3;
