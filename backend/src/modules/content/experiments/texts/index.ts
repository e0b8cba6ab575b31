import type { Experiment } from '../experiment.rules.ts';
import { arabic } from './ar.ts';
import { english } from './en.ts';
import { facts } from './facts.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';

/** The experiments that every installation starts with; an editor's version goes before them. */
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
