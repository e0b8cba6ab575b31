import { formatNumber, languageName } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { Narrowing } from './filters.ts';

/** Groups of the panel; single switches share one. */
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

/** The United Nations' goals by their short names, in their order. */
export const GOALS = [
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

/** A global goal by its short name. */
export const goalWord = (goal: number): string => t(GOALS[goal - 1] ?? '');

/** A global goal with its number, as people call it. */
export const goalName = (goal: number): string => `${formatNumber(goal)}. ${goalWord(goal)}`;

const WORDS: Partial<Record<Narrowing, Record<string, string>>> = {
  length: { short: 'Up to 5 minutes', medium: 'Up to 15 minutes', long: 'Longer' },
  audio: { true: 'To listen to' },
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

/** A value of a filter in words. */
export function valueName(name: Narrowing, value: string): string {
  if (name === 'level') return t('Level {level}', { level: value });
  if (name === 'language') return languageName(value);
  if (name === 'goal') return goalName(Number(value));
  const word = WORDS[name]?.[value];
  return word ? t(word) : value.charAt(0).toLocaleUpperCase() + value.slice(1);
}
