import { LANGUAGES, type Language } from '@bookgrove/contract';

export const TOPICS = ['water', 'plants', 'light', 'sound', 'building', 'kitchen'] as const;
export type Topic = (typeof TOPICS)[number];

/** What is the same in every language. */
export interface ExperimentFacts {
  topic: Topic;
  age_min: number;
  age_max: number;
  /** Minutes of work at the table. */
  minutes: number;
  /** Days over which one looks again; 0 when it is over at once. */
  days: number;
  /** A grown-up has to be there. */
  adult: boolean;
  /** The global goal (1–17) that it belongs to. */
  goal: number;
  /** Slug of a book that goes with it. */
  book: string | null;
  /** Seconds that each step takes, 0 for no timer; as many as there are steps. */
  timers: number[];
}

/** An experiment's words in one language. */
export interface ExperimentWords {
  title: string;
  /** One sentence. */
  summary: string;
  /** What one guesses before beginning. */
  question: string;
  materials: string[];
  safety: string[];
  steps: string[];
  /** What the number in the log answers. */
  look: string;
  /** Unit of that number. */
  unit: string;
  why: string;
}

export interface Experiment extends ExperimentFacts {
  /** Taken off the list. */
  hidden: boolean;
  words: { en: ExperimentWords } & Partial<Record<Language, ExperimentWords>>;
}

/** The words for a reader: those of the language, else the English ones. */
export function wordsFor(
  { words }: Experiment,
  asked: Language,
): { language: Language; words: ExperimentWords } {
  const own = words[asked];
  return own ? { language: asked, words: own } : { language: 'en', words: words.en };
}

/** Languages that the experiment can be read in. */
export const languagesOfExperiment = ({ words }: Experiment): Language[] =>
  LANGUAGES.filter((language) => words[language]);

/** What is wrong with an experiment, by field; empty when nothing is. */
export function faultsOf({ age_min, age_max, timers, words }: Experiment): Record<string, string[]> {
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
