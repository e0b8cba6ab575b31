import type { ExperimentFacts } from '../experiment.rules.ts';

/** What is the same in every language, in the order in which the experiments are shown. */
export const facts: Record<string, ExperimentFacts> = {
  'rainbow-in-a-glass': { topic: 'light', age_min: 4, age_max: 9, minutes: 15, days: 0, adult: false, goal: 4, book: null, timers: [0, 0, 0, 60, 0] },
  'seed-in-a-jar': { topic: 'plants', age_min: 4, age_max: 9, minutes: 15, days: 10, adult: false, goal: 2, book: null, timers: [0, 0, 0, 0, 0] },
  'sound-in-a-string': { topic: 'sound', age_min: 5, age_max: 11, minutes: 20, days: 0, adult: true, goal: 4, book: null, timers: [0, 0, 0, 30, 0, 0] },
  'paper-bridge': { topic: 'building', age_min: 6, age_max: 12, minutes: 30, days: 0, adult: false, goal: 9, book: null, timers: [0, 0, 0, 300, 0, 0] },
  'shadow-clock': { topic: 'light', age_min: 6, age_max: 12, minutes: 20, days: 1, adult: false, goal: 7, book: null, timers: [0, 0, 0, 0, 0] },
  'water-filter': { topic: 'water', age_min: 7, age_max: 13, minutes: 40, days: 0, adult: true, goal: 6, book: null, timers: [0, 0, 0, 0, 300, 0] },
  'bean-maze': { topic: 'plants', age_min: 7, age_max: 13, minutes: 30, days: 14, adult: true, goal: 15, book: null, timers: [0, 0, 0, 0, 0] },
  'cabbage-colours': { topic: 'kitchen', age_min: 8, age_max: 14, minutes: 45, days: 0, adult: true, goal: 12, book: null, timers: [0, 900, 0, 0, 0, 0] },
}; // prettier-ignore
