/**
 * Drawn avatars that everybody may choose; stored as `set:<name>`, drawn in the web app's `/art/animals.svg`.
 */
export const AVATARS = [
  'fox',
  'lion',
  'panda',
  'rabbit',
  'koala',
  'frog',
  'penguin',
  'bear',
  'cat',
  'tiger',
  'owl',
  'pig',
  'sunflower',
  'cactus',
  'mushroom',
  'acorn',
] as const;
export type AvatarName = (typeof AVATARS)[number];

/** Only the first avatars of the set are assigned by default, so that adding some changes nobody's. */
const ANIMALS = 12;

/** The default avatar of a person without a picture: always the same for an id, on screen and on paper. */
export function animalOf(id: string): AvatarName {
  let hash = 7;
  for (const letter of id) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return AVATARS[hash % ANIMALS] ?? 'fox';
}

/** The avatar that somebody chose (`set:fox`), or the default one; null for a photo. */
export function drawingOf({ id, avatar }: { id: string; avatar: string | null }): AvatarName | null {
  if (!avatar) return animalOf(id);
  if (!avatar.startsWith('set:')) return null;
  return AVATARS.find((name) => avatar === `set:${name}`) ?? animalOf(id);
}
