/** Numbers of all goals. */
export const GOAL_NUMBERS: readonly number[] = Array.from({ length: 17 }, (_, index) => index + 1);

type Tone = 'announce' | 'book-button' | 'brand' | 'brand-strong' | 'brand-soft';

const TONES: readonly Tone[] = [
  'announce',
  'book-button',
  'brand',
  'brand-strong',
  'book-button',
  'brand-soft',
  'book-button',
  'announce',
  'brand-strong',
  'announce',
  'brand',
  'book-button',
  'brand-strong',
  'brand-soft',
  'brand',
  'brand-soft',
  'announce',
];

/** The colour of a goal's tile, from the school's own; it carries no meaning. */
export const toneOf = (goal: number): Tone => TONES[goal - 1]!;

/** The goal of an address; null for anything that is no goal. */
export const goalOf = (text: string): number | null => (/^([1-9]|1[0-7])$/.test(text) ? Number(text) : null);
