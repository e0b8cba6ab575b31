/** Licences that a form offers, by their SPDX names, freest first. None: all rights are their owner’s. */
export const LICENCES = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-NC-ND-4.0',
] as const;

/** Who hears of a book. */
export const VISIBILITIES = ['private', 'class', 'school', 'platform', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * What may be chosen: a school keeps a book to one person, one class or itself, or lets visitors in; the platform's
 * books are for all schools, or for everybody.
 */
export const VISIBILITIES_AT: Record<'school' | 'platform', readonly Visibility[]> = {
  school: ['school', 'class', 'private', 'public'],
  platform: ['platform', 'public', 'private'],
};

/** What a book should say and may not, as far as a machine can see. */
export const BOOK_REMARKS = [
  'title-capitals',
  'title-file',
  'language-missing',
  'age-missing',
  'level-missing',
  'level-guess',
  'summary-missing',
  'pictures-undescribed',
  'rights-missing',
] as const;
export type BookRemark = (typeof BOOK_REMARKS)[number];

export interface RemarkFacts {
  title: string;
  language: string;
  age_rating: number | null;
  reading_level: number | null;
  /** 0 to 3, from its words; null: unknown. */
  level_guess: number | null;
  summary: string;
  license: string | null;
  student_made: boolean;
  format: string | null;
  accessibility_features: readonly string[];
}

/** What is to be put right in what a book says of itself, most important first; whoever put it in decides. */
export function remarksOf(book: RemarkFacts): BookRemark[] {
  const letters = book.title.replace(/[^\p{L}]/gu, '');
  const shouts = letters.length > 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const found: [BookRemark, boolean][] = [
    ['title-capitals', shouts],
    ['title-file', /\.(epub|pdf|docx?|indd)$|^(untitled|document\s*\d*)$|_/i.test(book.title.trim())],
    ['language-missing', book.language === 'und'],
    ['age-missing', book.age_rating === null],
    ['level-missing', book.reading_level === null && book.level_guess === null],
    ['level-guess', book.reading_level === null && book.level_guess !== null],
    [
      'pictures-undescribed',
      book.format === 'epub' && !book.accessibility_features.includes('alternativeText'),
    ],
    ['summary-missing', book.summary.trim() === ''],
    ['rights-missing', !book.license && !book.student_made],
  ];
  return found.flatMap(([remark, holds]) => (holds ? [remark] : []));
}
