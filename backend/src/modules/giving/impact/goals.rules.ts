import type { Language } from '@bookgrove/contract';
import type { GoalTexts } from './data/goal-texts.ts';
import { GOALS_AR } from './data/goals.ar.ts';
import { GOALS_EN } from './data/goals.en.ts';
import { GOALS_FR } from './data/goals.fr.ts';
import { GOALS_HI } from './data/goals.hi.ts';

/** The goals are `GOALS[language][goal - 1]`. See data/README.md for the sources. */
export const GOALS: Readonly<Record<Language, readonly GoalTexts[]>> = {
  en: GOALS_EN,
  fr: GOALS_FR,
  ar: GOALS_AR,
  hi: GOALS_HI,
};

/** Languages whose texts are our own translation, because the source has none. */
export const OWN_WORDING: ReadonlySet<Language> = new Set(['hi']);

/** Where the official texts are. */
export const GOALS_SOURCE = 'https://sdgs.un.org/goals';

/** The goal of an address, `4`; null for anything that is no goal. */
export function goalOf(text: string): number | null {
  return /^([1-9]|1[0-7])$/.test(text) ? Number(text) : null;
}
