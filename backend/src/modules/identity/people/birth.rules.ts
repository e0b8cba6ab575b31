/**
 * When somebody was born, as far as the product wants to know: the year, and the month where it is known. A day is
 * never kept, because an age in years is all that a shelf needs.
 */
export interface Birth {
  year: number;
  month: number | null;
}

/** Which of two numbers before or after the year is the month; null: nobody can tell. */
export type DateOrder = 'day-first' | 'month-first' | null;

const EARLIEST = 1990;
const LATEST = 2100;
const DIGITS: readonly string[] = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'];
const LANGUAGES = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'ar', 'hi'];

/** Digits of the product's languages as 0 to 9, small letters, no accents; marks between parts become one space. */
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

/** The two numbers of a day and month beside a year of four digits, and which stood first; null: no such date. */
function numbersOf(text: string): { first: number; second: number; year: number } | null {
  const day = plain(text).match(/^(\d{1,2}) (\d{1,2}) (\d{4})(?: \d.*)?$/);
  return day ? { first: Number(day[1]), second: Number(day[2]), year: Number(day[3]) } : null;
}

/** What a column's dates say about their order: one day above the twelfth tells it for all. */
export function dateOrder(cells: string[]): DateOrder {
  const dates = cells.flatMap((cell) => numbersOf(cell) ?? []);
  const dayFirst = dates.some(({ first }) => first > 12);
  const monthFirst = dates.some(({ second }) => second > 12);
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'day-first' : 'month-first';
}

/**
 * Reads a month of birth: `2016-09`, `09/2016`, `September 2016`, `2016`, or a whole date, of which the day is
 * forgotten. A date that means two things is not guessed at.
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

/** As lists and exports write it: `2016-09`, or `2016` where only the year is known; empty for nothing. */
export const birthText = (year: number | null, month: number | null): string =>
  year === null ? '' : month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** What is wrong with a month of birth on a given day; null: nothing. A month says nothing without its year. */
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
  yearMissing: 'Choose the year as well: a month says nothing without it.',
  future: 'This month is still to come. Choose the year again.',
  unreadable: 'Write the month of birth as 2016-09, or leave it empty.',
} as const;
