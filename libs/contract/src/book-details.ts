import type { Money } from './money.ts';

/** Licences that a form offers, by SPDX name, most permissive first. None: all rights reserved. */
export const LICENCES = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-NC-ND-4.0',
] as const;

/** Who can see a book. */
export const VISIBILITIES = ['private', 'class', 'school', 'platform', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Allowed visibilities: a school limits a book to one person, one class or itself, or opens it to visitors;
 * the platform's books are for all schools, or for everybody.
 */
export const VISIBILITIES_AT: Record<'school' | 'platform', readonly Visibility[]> = {
  school: ['school', 'class', 'private', 'public'],
  platform: ['platform', 'public', 'private'],
};

/** Legal basis of a book: own work, an open licence, or a permission. */
export const BOOK_RIGHTS = ['own', 'licence', 'permission'] as const;
export type BookRight = (typeof BOOK_RIGHTS)[number];

/** Steps of the upload wizard, in order. */
export const BOOK_STEPS = ['file', 'about', 'rights', 'preview'] as const;
export type BookStep = (typeof BOOK_STEPS)[number];

/**
 * Possible problems in the description of a book, and the step that corrects each; those marked `must` block
 * submission.
 */
export const BOOK_REMARKS = {
  'title-capitals': { step: 'about', must: false },
  'title-file': { step: 'about', must: false },
  'language-missing': { step: 'about', must: false },
  'age-missing': { step: 'about', must: false },
  'age-order': { step: 'about', must: true },
  'level-missing': { step: 'about', must: false },
  'level-guess': { step: 'about', must: false },
  'level-above-age': { step: 'about', must: false },
  'pictures-undescribed': { step: 'file', must: false },
  'summary-missing': { step: 'about', must: false },
  'category-missing': { step: 'about', must: false },
  'rights-missing': { step: 'rights', must: true },
  'licence-missing': { step: 'rights', must: true },
  'proof-missing': { step: 'rights', must: true },
  'no-everybody': { step: 'rights', must: true },
  'class-missing': { step: 'rights', must: true },
} as const satisfies Record<string, { step: BookStep; must: boolean }>;
export type BookRemark = keyof typeof BOOK_REMARKS;

/**
 * What people state about a book, as it is stored; null: not stated. The forms, lists, edits and rules of books pick
 * their members from here.
 */
export interface BookMembers {
  title: string;
  subtitle: string | null;
  authors: string[];
  illustrators: string[];
  translators: string[];
  narrators: string[];
  summary: string;
  /** BCP 47; `und`: unknown. */
  language: string;
  /** 1 to 6. */
  reading_level: number | null;
  age_min: number | null;
  age_max: number | null;
  /** The age from which it is suitable for a child. */
  age_rating: number | null;
  /** Slugs. */
  categories: string[];
  keywords: string[];
  isbn: string | null;
  publisher: string | null;
  /** A year, a month or a day. */
  published_on: string | null;
  series: string | null;
  series_position: number | null;
  /** SPDX name; null: all rights reserved. */
  license: string | null;
  rights_proof: string;
  class_id: string | null;
  featured: boolean;
  /** Null: free. */
  price: Money | null;
  /** The charity's share of the price, in 1/10,000. */
  charity_bps: number | null;
  /** The charity that gets this share, and its project for which it is meant; ids. Null: none is named. */
  charity_id: string | null;
  project_id: string | null;
}

/** The charity that a book names. */
export interface CharityOfBook {
  id: string;
  slug: string;
  name: string;
  /** The project for which the share is meant; null: the charity as a whole. */
  project: { id: string; slug: string; title: string } | null;
}

/** Some members of a book, each only if somebody stated it. */
export type StatedMembers<Name extends keyof BookMembers> = {
  [Key in Name]?: NonNullable<BookMembers[Key]>;
};

export interface RemarkFacts extends Pick<
  BookMembers,
  | 'title'
  | 'language'
  | 'age_min'
  | 'age_max'
  | 'age_rating'
  | 'reading_level'
  | 'summary'
  | 'categories'
  | 'license'
  | 'rights_proof'
  | 'class_id'
> {
  /** 0 to 3, computed from its words; null: unknown. */
  level_guess: number | null;
  rights: string | null;
  visibility: string;
  student_made: boolean;
  format: string | null;
  accessibility_features: readonly string[];
}

/**
 * Minimum age of readers for each level, 1 to 4. A level whose age is above the book's oldest readers is too
 * hard.
 */
const YOUNGEST_OF_LEVEL = [0, 0, 7, 9, 11];

/** Problems in the description of a book, most important first. Except for `must`, the uploader decides. */
export function remarksOf(book: RemarkFacts): BookRemark[] {
  const letters = book.title.replace(/[^\p{L}]/gu, '');
  const shouts = letters.length > 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const { age_min, age_max, level_guess } = book;
  const tooHard =
    level_guess !== null && age_max !== null && (YOUNGEST_OF_LEVEL[level_guess + 1] ?? 0) > age_max;
  const found: [BookRemark, boolean][] = [
    ['title-capitals', shouts],
    ['title-file', /\.(epub|pdf|docx?|indd)$|^(untitled|document\s*\d*)$|_/i.test(book.title.trim())],
    ['language-missing', book.language === 'und'],
    ['age-missing', book.age_rating === null],
    ['age-order', age_min !== null && age_max !== null && age_min > age_max],
    ['level-missing', book.reading_level === null && level_guess === null],
    ['level-guess', book.reading_level === null && level_guess !== null],
    ['level-above-age', tooHard],
    [
      'pictures-undescribed',
      book.format === 'epub' && !book.accessibility_features.includes('alternativeText'),
    ],
    ['summary-missing', book.summary.trim() === ''],
    ['category-missing', book.categories.length === 0],
    ['class-missing', book.visibility === 'class' && !book.class_id],
    ...rightsRemarks(book).map((remark): [BookRemark, boolean] => [remark, true]),
  ];
  return found.flatMap(([remark, holds]) => (holds ? [remark] : []));
}

/** Problems with the legal basis of a book. */
export function rightsRemarks(
  book: Pick<RemarkFacts, 'license' | 'rights' | 'rights_proof' | 'student_made' | 'visibility'>,
): BookRemark[] {
  const { license, rights } = book;
  if (!rights) return license || book.student_made ? [] : ['rights-missing'];
  if (rights === 'licence') return license ? [] : ['licence-missing'];
  if (rights !== 'permission') return [];
  const found: BookRemark[] = [];
  if (book.rights_proof.trim() === '') found.push('proof-missing');
  // A permission for one school does not cover publication to everybody.
  if (book.visibility === 'public') found.push('no-everybody');
  return found;
}

/**
 * Whether the legal basis of a book is stated completely. `RIGHTS_SETTLED` of the catalogue is the same rule
 * in SQL.
 */
export const rightsSettled = (
  book: Pick<RemarkFacts, 'license' | 'rights' | 'rights_proof' | 'student_made'>,
): boolean => rightsRemarks({ ...book, visibility: 'school' }).length === 0;

/** Makes a title from a file name, or from a title in capitals. */
export function tidyTitle(title: string): string {
  const words = title
    .replace(/\.(epub|pdf|pptx|docx|mp4|webm|mp3|png|jpe?g|webp)$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .replace(/^\d{3,}\s+/, '')
    .trim();
  const lower = words === words.toUpperCase() ? words.toLowerCase() : words;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
