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
