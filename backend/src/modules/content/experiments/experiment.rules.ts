import { LANGUAGES, type Language } from '@bookgrove/contract';

export const TOPICS = ['water', 'plants', 'light', 'sound', 'building', 'kitchen'] as const;
type Topic = (typeof TOPICS)[number];

/** The properties that are the same in every language. */
export interface ExperimentDetails {
  topic: Topic;
  age_min: number;
  age_max: number;
  /** Minutes of work. */
  minutes: number;
  /** Days of observation; 0 when the experiment ends the same day. */
  days: number;
  /** An adult has to be present. */
  adult: boolean;
  /** The sustainable development goal (1–17) that it belongs to. */
  goal: number;
  /** Slug of a related book. */
  book: string | null;
  /** Seconds of each step, 0 without a timer; one entry for each step. */
  timers: number[];
}

/** An experiment's texts in one language. */
export interface ExperimentTexts {
  title: string;
  /** One sentence. */
  summary: string;
  /** The question to guess before the experiment. */
  question: string;
  materials: string[];
  safety: string[];
  steps: string[];
  /** The question that the number in a note answers. */
  look: string;
  /** Unit of that number. */
  unit: string;
  why: string;
}

export interface Experiment extends ExperimentDetails {
  /** Hidden from the list. */
  hidden: boolean;
  words: { en: ExperimentTexts } & Partial<Record<Language, ExperimentTexts>>;
}

/** The texts for a reader: in the requested language, otherwise in English. */
export function wordsFor(
  { words }: Experiment,
  asked: Language,
): { language: Language; words: ExperimentTexts } {
  const own = words[asked];
  return own ? { language: asked, words: own } : { language: 'en', words: words.en };
}

/** Languages in which the experiment is available. */
export const languagesOfExperiment = ({ words }: Experiment): Language[] =>
  LANGUAGES.filter((language) => words[language]);

/** Errors in an experiment, by field; empty when it is valid. */
export function experimentErrors({ age_min, age_max, timers, words }: Experiment): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  if (age_min > age_max) faults['age_max'] = ['The oldest age is below the youngest.'];
  const steps = words.en.steps.length;
  if (timers.length !== steps)
    faults['timers'] = [`Give ${steps} times, one for each step; 0 where there is none.`];
  const odd = LANGUAGES.filter((language) => words[language] && words[language].steps.length !== steps);
  if (odd.length > 0)
    faults['steps'] = [
      `The steps must be as many in every language as in English (${steps}): ${odd.join(', ')}.`,
    ];
  return faults;
}
