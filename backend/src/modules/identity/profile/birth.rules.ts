/**
 * Year of birth, and the month if known. The day is never stored, because an age in years is sufficient to
 * select books.
 */
interface Birth {
  year: number;
  month: number | null;
}

/** Which of two numbers before or after the year is the month; null: ambiguous. */
export type DateOrder = 'day-first' | 'month-first' | null;

const EARLIEST = 1990;
const LATEST = 2100;
const DIGITS: readonly string[] = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'];
const LANGUAGES = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'ar', 'hi'];

/**
 * Converts digits of the product's languages to 0 to 9, and to lower case without accents; separators become
 * one space.
 */
const plain = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((sign) => {
      const digits = DIGITS.find((row) => row.includes(sign));
      return digits ? String(digits.indexOf(sign)) : sign;
    })
    .join('')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\s./,\-–\u200e\u200f]+/g, ' ')
    .trim();

const MONTHS = new Map<string, number>(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const names = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, at) => [plain(names.format(Date.UTC(2000, at, 15))), at + 1] as const,
      );
    }),
  ),
);

/** The day and month numbers beside a year of four digits, in their order; null: no such date. */
function numbersOf(text: string): { first: number; second: number; year: number } | null {
  const day = plain(text).match(/^(\d{1,2}) (\d{1,2}) (\d{4})(?: \d.*)?$/);
  return day ? { first: Number(day[1]), second: Number(day[2]), year: Number(day[3]) } : null;
}

/** The order of day and month in a column of dates: one value above twelve decides for all. */
export function dateOrder(cells: string[]): DateOrder {
  const dates = cells.flatMap((cell) => numbersOf(cell) ?? []);
  const dayFirst = dates.some(({ first }) => first > 12);
  const monthFirst = dates.some(({ second }) => second > 12);
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'day-first' : 'month-first';
}

/**
 * Parses a month of birth: `2016-09`, `09/2016`, `September 2016`, `2016`, or a full date, of which the day
 * is dropped. An ambiguous date is not guessed.
 */
export function readBirth(text: string, order: DateOrder = null): Birth | null {
  const words = plain(text);
  const of = (year: number, month: number | null): Birth | null =>
    year >= EARLIEST && year <= LATEST && (month === null || (month >= 1 && month <= 12))
      ? { year, month }
      : null;
  const year = words.match(/^\d{4}$/);
  if (year) return of(Number(words), null);
  const iso = words.match(/^(\d{4}) (\d{1,2})(?: \d{1,2}(?:t?\s?\d.*)?)?$/);
  if (iso) return of(Number(iso[1]), Number(iso[2]));
  const short = words.match(/^(\d{1,2}) (\d{4})$/);
  if (short) return of(Number(short[2]), Number(short[1]));
  const numbers = numbersOf(text);
  if (numbers) {
    const { first, second } = numbers;
    if (first > 31 || second > 31) return null;
    const month =
      first > 12 || order === 'day-first'
        ? second
        : second > 12 || order === 'month-first' || first === second
          ? first
          : 0;
    return of(numbers.year, month);
  }
  const named = words.match(/(?:^| )(\d{4})(?: |$)/);
  if (!named) return null;
  const name = words.split(' ').find((word) => /^\p{L}/u.test(word)) ?? '';
  const month = MONTHS.get(name);
  return month ? of(Number(named[1]), month) : null;
}

/** Text form of a month of birth: `2016-09`, or `2016` when only the year is known; empty for null. */
export const birthText = (year: number | null, month: number | null): string =>
  year === null ? '' : month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/**
 * What is wrong with a month of birth on a given day; null when it is valid. A month without its year is
 * refused.
 */
export function birthProblem(
  year: number | null,
  month: number | null,
  now: Date,
): { field: 'birth_year' | 'birth_month'; message: string } | null {
  if (year === null) return month === null ? null : { field: 'birth_year', message: BIRTH_WORDS.yearMissing };
  const later =
    year > now.getUTCFullYear() ||
    (year === now.getUTCFullYear() && month !== null && month > now.getUTCMonth() + 1);
  return later ? { field: 'birth_year', message: BIRTH_WORDS.future } : null;
}

export const BIRTH_WORDS = {
  yearMissing: 'Choose the year as well: a month needs one.',
  future: 'This month is still to come. Choose the year again.',
  unreadable: 'Write the month of birth as 2016-09, or leave it empty.',
} as const;
