import { formatNumber, languageName } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { Narrowing } from './filters.ts';

/** Filter groups of the panel; single switches share a group. */
export const GROUPS: { name: string; facets: readonly Narrowing[]; open?: boolean }[] = [
  { name: 'Reading level', facets: ['level'], open: true },
  { name: 'Language', facets: ['language'], open: true },
  { name: 'Length', facets: ['length'], open: true },
  { name: 'Written in our story maker', facets: ['form'], open: true },
  { name: 'Only', facets: ['audio', 'student_made', 'own', 'featured'], open: true },
  { name: 'About', facets: ['theme'] },
  { name: 'Goals for the world', facets: ['goal'] },
  { name: 'Easier to read', facets: ['feature'] },
  { name: 'File and price', facets: ['format', 'price'] },
];

/** Short names of the United Nations' Sustainable Development Goals, in order. */
const GOALS = [
  'No poverty',
  'Zero hunger',
  'Good health and well-being',
  'Quality education',
  'Gender equality',
  'Clean water and sanitation',
  'Affordable and clean energy',
  'Decent work and economic growth',
  'Industry, innovation and infrastructure',
  'Reduced inequalities',
  'Sustainable cities and communities',
  'Responsible consumption and production',
  'Climate action',
  'Life below water',
  'Life on land',
  'Peace, justice and strong institutions',
  'Partnerships for the goals',
] as const;

/** Short name of a goal. */
export const goalLabel = (goal: number): string => t(GOALS[goal - 1] ?? '');

/** Name of a goal with its number. */
export const goalName = (goal: number): string => `${formatNumber(goal)}. ${goalLabel(goal)}`;

const WORDS: Partial<Record<Narrowing, Record<string, string>>> = {
  length: { short: 'Up to 5 minutes', medium: 'Up to 15 minutes', long: 'Longer' },
  audio: { true: 'Read to me' },
  student_made: { true: 'Written by students' },
  own: { true: 'From our school' },
  featured: { true: 'Featured' },
  price: { free: 'Free', sold: 'For sale' },
  form: { story: 'Story', blog: 'Blog post', letter: 'Letter', poem: 'Poem', comic: 'Comic' },
  format: { epub: 'EPUB', pdf: 'PDF' },
  feature: {
    alternativeText: 'Pictures described',
    synchronizedAudioText: 'Words light up while read aloud',
    captions: 'Captions',
    transcript: 'Transcript',
    longDescription: 'Long descriptions',
    signLanguage: 'Sign language',
    largePrint: 'Large print',
    highContrastDisplay: 'Strong contrast',
    displayTransformability: 'Letters can be changed',
    readingOrder: 'Clear reading order',
    structuralNavigation: 'Headings to jump to',
    tableOfContents: 'Table of contents',
    ttsMarkup: 'Made for reading aloud',
    describedMath: 'Sums described',
  },
};

/** Label of a filter's value. */
export function valueName(name: Narrowing, value: string): string {
  if (name === 'level') return t('Level {level}', { level: value });
  if (name === 'language') return languageName(value);
  if (name === 'goal') return goalName(Number(value));
  const word = WORDS[name]?.[value];
  return word ? t(word) : value.charAt(0).toLocaleUpperCase() + value.slice(1);
}
