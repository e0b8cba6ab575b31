import {
  isbnProblem,
  LICENCES,
  toIsbn13,
  WHOLE_BPS,
  type BookMembers,
  type StatedMembers,
} from '@bookgrove/contract';
import { readPrice } from '../../library/books/price.rules.ts';
import { licenseOf } from '../../library/books/rights.rules.ts';
import { canonicalLanguage, cleanText, plainText } from '../../documents/ingestion/text.ts';

/** The fields of a book that a list can state. */
export const RECORD_FIELDS = [
  'isbn',
  'title',
  'subtitle',
  'authors',
  'illustrators',
  'translators',
  'narrators',
  'language',
  'age_min',
  'age_max',
  'age_rating',
  'reading_level',
  'subjects',
  'keywords',
  'summary',
  'series',
  'series_position',
  'publisher',
  'published_on',
  'license',
  'price',
  'currency',
  'charity_share',
  'charity',
  'project',
  'cover',
  'ref',
] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** A record as its list writes it: text for each member, lists joined by semicolons. */
export type WrittenRecord = Partial<Record<RecordField, string>>;

/** A category that records may name. */
export interface KnownCategory {
  slug: string;
  /** Its names in all languages. */
  names: string[];
}

/** The validated values of a record; values that it does not state are absent. */
export interface BookRecord
  extends
    StatedMembers<
      | Exclude<
          RecordField,
          'price' | 'currency' | 'charity_share' | 'charity' | 'project' | 'cover' | 'ref' | 'subjects'
        >
      | 'categories'
      | 'charity_bps'
      | 'charity_id'
    >,
    Partial<Pick<BookMembers, 'price' | 'project_id'>> {
  record_ref?: string;
}

/**
 * The charity and project that a record names, each by slug or id; null when it names none. A number under the heading
 * “charity” is the charity's share, as lists wrote it before.
 */
export function namedCharity(written: WrittenRecord): { charity: string; project: string } | null {
  const charity = isShare(line(written.charity)) ? '' : line(written.charity);
  const project = line(written.project);
  return charity || project ? { charity, project } : null;
}

const isShare = (text: string): boolean => /^\d+([.,]\d+)?\s*%?$/.test(text);

export interface RecordProblem {
  field: RecordField | 'line';
  message: string;
}

interface ReadRecord {
  record: BookRecord;
  problems: RecordProblem[];
  notes: string[];
}

const LINE = 255;
const NAMES = 20;
const MAX_CATEGORIES = 10;
const KEYWORDS = 20;

/** Letters and digits only, in lower case, without accents. */
export const withoutPunctuation = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The text of a cell, without the apostrophe that a spreadsheet puts before a formula; the rest stays text. */
const line = (text: string | undefined, max = LINE): string =>
  cleanText(/^'[=+\-@]/.test(text ?? '') ? text!.slice(1) : (text ?? ''), max);
const list = (text: string | undefined, separator: RegExp, max = LINE): string[] => [
  ...new Set((text ?? '').split(separator).flatMap((part) => line(part, max) || [])),
];

/** Languages by their names, in English and in the language itself. */
const LANGUAGE_WORDS = new Map<string, string>(
  (
    'en fr ar hi es pt de it nl sv da nb nn no fi is ga cy pl cs sk hu ro bg el tr ru uk sr hr sl lt lv et he fa ur bn pa gu ' +
    'mr ta te kn ml ne si th vi id ms tl zh ja ko sw zu xh af am ha yo ig so rw ln ny st tn'
  )
    .split(' ')
    .flatMap((code) =>
      ['en', 'fr', code].flatMap((tongue) => {
        const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(code);
        return name ? [[withoutPunctuation(name), code] as const] : [];
      }),
    ),
);

/** A language in any notation: `en`, `eng`, `English`, `Français`. */
export const languageOf = (written: string): string | null =>
  LANGUAGE_WORDS.get(withoutPunctuation(written)) ??
  (/^[a-z]{2,3}([-_]\w+)*$/i.test(written) ? canonicalLanguage(written) : null);

/** A year, month or day in any notation: `20190423`, `2019`, `23/04/2019`, `April 2019`. */
export function dateOf(written: string): string | null {
  const text = written.trim();
  const [, year, month, day] =
    /^(\d{4})(?:[-/.]?(\d{2}))?(?:[-/.]?(\d{2}))?(?:T[\d:.+Z-]*)?$/.exec(text) ??
    ([...(/^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [])].length > 0
      ? (([, d, m, y]) => ['', y, m!.padStart(2, '0'), d!.padStart(2, '0')])(
          /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)!,
        )
      : []);
  if (!year || Number(year) < 1000 || Number(year) > 2100) return null;
  if (!month || month === '00') return year;
  if (Number(month) > 12) return null;
  if (!day || day === '00') return `${year}-${month}`;
  const whole = `${year}-${month}-${day}`;
  const date = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole) ? whole : null;
}

const ALL_RIGHTS = /all rights|copyright|©|\(c\)|tous droits|^none$|^-$/i;

/** The SPDX name of a licence, `''` for "all rights reserved", or null for text that names none. */
function licenceOf(written: string): string | null {
  const spdx = LICENCES.find((one) => withoutPunctuation(one) === withoutPunctuation(written));
  return spdx ?? licenseOf(written) ?? (ALL_RIGHTS.test(written) ? '' : null);
}

/**
 * Validates a written record. A value that cannot be read is a problem, with how to correct it; a value that is
 * ignored on purpose (a link to a cover, a subject without a category) is a note.
 */
export function readRecord(written: WrittenRecord, categories: readonly KnownCategory[]): ReadRecord {
  const record: BookRecord = {};
  const problems: RecordProblem[] = [];
  const notes: string[] = [];
  const wrong = (field: RecordField, message: string) => void problems.push({ field, message });

  const isbn = line(written.isbn);
  if (isbn) {
    const read = toIsbn13(isbn);
    if (read) record.isbn = read;
    else wrong('isbn', isbnProblem(isbn)!);
  }
  const title = line(written.title);
  if (title) record.title = title;
  for (const field of ['subtitle', 'series', 'publisher'] as const) {
    const text = line(written[field]);
    if (text) record[field] = text;
  }
  for (const field of ['authors', 'illustrators', 'translators', 'narrators'] as const) {
    const names = list(written[field], /[;|]/);
    if (names.length > 0) record[field] = names.slice(0, NAMES);
  }
  const language = line(written.language);
  if (language) {
    const read = languageOf(language);
    if (read) record.language = read;
    else
      wrong('language', `“${language.slice(0, 40)}” is no language we know. Write it as English, or as en.`);
  }
  const whole = (
    field: 'age_min' | 'age_max' | 'age_rating' | 'reading_level' | 'series_position',
    most: number,
    message: string,
    least = 0,
  ) => {
    const text = line(written[field]);
    if (!text) return;
    const value = Number(text.replace(/[.,]0+$/, ''));
    if (Number.isInteger(value) && value >= least && value <= most) record[field] = value;
    else wrong(field, message);
  };
  whole('age_min', 99, 'An age is a whole number of years, e.g. 7.');
  whole('age_max', 99, 'An age is a whole number of years, e.g. 10.');
  whole('age_rating', 18, 'From which age on a book is fit is a whole number from 0 to 18.');
  whole('reading_level', 6, 'A reading level is a whole number from 1 to 6.', 1);
  whole('series_position', 9_999, 'The place in a series is a whole number, e.g. 2.');
  if (record.age_min !== undefined && record.age_max !== undefined && record.age_min > record.age_max)
    wrong('age_max', 'The second age must not be below the first.');
  if (record.age_min !== undefined) record.age_rating ??= Math.min(record.age_min, 18);

  sortSubjects(written, categories, record, notes);

  const summary = plainText(written.summary ?? '');
  if (summary) record.summary = summary;
  const date = line(written.published_on);
  if (date) {
    const read = dateOf(date);
    if (read) record.published_on = read;
    else wrong('published_on', 'A day of publication is a year, a month or a day, e.g. 2019 or 2019-04-23.');
  }
  const licence = line(written.license);
  if (licence) {
    const read = licenceOf(licence);
    if (read === null)
      wrong(
        'license',
        'We do not know this licence. Write it as CC-BY-4.0, or leave it empty for “all rights reserved”.',
      );
    else if (read) record.license = read;
  }
  const price = line(written.price);
  if (price) {
    const read = readPrice(price, line(written.currency));
    if (typeof read === 'string') wrong('price', read);
    else record.price = read;
  }
  const inCharity = isShare(line(written.charity)) ? line(written.charity) : '';
  const share = (line(written.charity_share) || inCharity).replace('%', '').replace(',', '.').trim();
  if (share) {
    const bps = Math.round(Number(share) * 100);
    if (bps >= 0 && bps <= WHOLE_BPS) record.charity_bps = bps;
    else
      wrong(
        'charity_share',
        'The charity’s part is a number from 0 to 100: that many of each hundred of the price.',
      );
  }
  if (line(written.cover))
    notes.push(
      'Its cover is a link. We fetch nothing from elsewhere: the cover comes with the file of the book, or in a packed file of covers.',
    );

  if (!title) wrong('title', 'A book needs a title.');
  const ref = line(written.ref);
  if (ref) record.record_ref = ref;
  else if (!record.isbn && title)
    record.record_ref =
      `~${withoutPunctuation(title)}|${withoutPunctuation(record.authors?.[0] ?? '')}|${record.language ?? ''}`.slice(
        0,
        LINE,
      );
  return { record, problems, notes };
}

/** Sorts the subjects of the record: known categories become its categories, all others its keywords. */
function sortSubjects(
  written: WrittenRecord,
  categories: readonly KnownCategory[],
  record: BookRecord,
  notes: string[],
): void {
  const known = new Map(
    categories.flatMap(({ slug, names }) =>
      [slug, ...names].map((name) => [withoutPunctuation(name), slug] as const),
    ),
  );
  const found = new Set<string>();
  const left = new Set(list(written.keywords, /[;|,]/, 64).map((word) => word.toLowerCase()));
  const unknown: string[] = [];
  for (const subject of list(written.subjects, /[;|]/)) {
    // “Juvenile fiction / Animals / Bears” belongs to the category of animals.
    const parts = [subject, ...subject.split(/\s*[/,>]\s*|\s+-\s+/)];
    const fitting = parts.flatMap((part) => known.get(withoutPunctuation(part)) ?? []);
    if (fitting.length > 0) fitting.forEach((slug) => found.add(slug));
    else {
      unknown.push(subject);
      left.add((parts.at(-1) ?? subject).slice(0, 64).toLowerCase());
    }
  }
  if (found.size > 0) record.categories = [...found].slice(0, MAX_CATEGORIES);
  if (left.size > 0) record.keywords = [...left].slice(0, KEYWORDS);
  if (unknown.length > 0)
    notes.push(
      `There is no category ${unknown
        .slice(0, 3)
        .map((name) => `“${name.slice(0, 60)}”`)
        .join(', ')}${unknown.length > 3 ? ` and ${unknown.length - 3} more` : ''}: kept as keywords.`,
    );
}
