import type { Experiment } from '../experiment.rules.ts';
import { arabic } from './ar.ts';
import { english } from './en.ts';
import { facts } from './details.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';

/** The experiments of every installation; an editor's version takes precedence. */
export const builtInExperiments: Record<string, Experiment> = Object.fromEntries(
  Object.entries(facts).map(([slug, one]): [string, Experiment] => [
    slug,
    {
      ...one,
      hidden: false,
      words: { en: english[slug]!, fr: french[slug]!, ar: arabic[slug]!, hi: hindi[slug]! },
    },
  ]),
);
