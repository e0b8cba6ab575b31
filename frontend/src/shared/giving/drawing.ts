/** Drawings in /art/giving.svg, of 400 by 260. */
const SCENES = ['lake', 'boat', 'spring', 'orchard', 'dots', 'tent', 'lamp'] as const;
export type GivingScene = (typeof SCENES)[number];

/** Drawings that suit a goal of the United Nations; others take any. */
const OF_GOAL: Partial<Record<number, readonly GivingScene[]>> = {
  2: ['orchard'],
  3: ['spring', 'orchard'],
  4: ['lake', 'tent', 'boat', 'lamp'],
  6: ['spring'],
  7: ['lamp'],
  10: ['dots'],
  11: ['tent', 'lake'],
  13: ['boat', 'orchard'],
  14: ['boat'],
  15: ['orchard'],
};

/** The drawing of a charity or project without a picture of its own: it suits its first goal, and is always the same. */
export function sceneOf(slug: string, goals: readonly number[]): GivingScene {
  const some = OF_GOAL[goals[0] ?? 0] ?? SCENES;
  const sum = [...slug].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 9973, 7);
  return some[sum % some.length] ?? 'lake';
}

/** The square mark that goes with a scene; the lamp has none. */
export const markOf = (slug: string, goals: readonly number[]): string => {
  const scene = sceneOf(slug, goals);
  return `mark-${scene === 'lamp' ? 'lake' : scene}`;
};
