/** Drawn avatars that everybody may choose; kept as `set:<name>`, drawn in the web app's `/art/animals.svg`. */
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

/** Only the first of the set fall to people; a set that grows changes nobody's face. */
const ANIMALS = 12;

/** The animal of a person without a picture: always the same one for the same id, on screen and on paper. */
export function animalOf(id: string): AvatarName {
  let hash = 7;
  for (const letter of id) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return AVATARS[hash % ANIMALS] ?? 'fox';
}

/** The drawing that somebody chose (`set:fox`), or the one that falls to them; null for a photo. */
export function drawingOf({ id, avatar }: { id: string; avatar: string | null }): AvatarName | null {
  if (!avatar) return animalOf(id);
  if (!avatar.startsWith('set:')) return null;
  return AVATARS.find((name) => avatar === `set:${name}`) ?? animalOf(id);
}
