import { minorUnits, VISIBILITIES_AT } from '@bookgrove/contract';
import type { BookDetailsBody, BookDetailsView } from './api.ts';

const NAMES = ['authors', 'illustrators', 'translators', 'narrators'] as const;
const TEXTS = [
  'title',
  'subtitle',
  'summary',
  'language',
  'license',
  'rights_proof',
  'isbn',
  'publisher',
  'published_on',
  'series',
  'visibility',
  'class_id',
] as const;
const NUMBERS = ['reading_level', 'age_min', 'age_max', 'age_rating', 'series_position'] as const;
/** What of it is money; the server keeps these in whole coins and parts of 10,000. */
type MoneyMember = 'price' | 'currency' | 'charity';
export type Member =
  MoneyMember | 'rights' | (typeof NAMES)[number] | (typeof TEXTS)[number] | (typeof NUMBERS)[number];
/** A book as its form holds it: everything as text. */
export type Typed = Record<Member, string>;

/** What the form begins with. */
export const typedOf = (book: BookDetailsView | null, area: 'school' | 'platform'): Typed => {
  const text = (name: Exclude<Member, MoneyMember>): string => {
    const value = book?.[name];
    return Array.isArray(value)
      ? value.join('; ')
      : value === null || value === undefined
        ? ''
        : String(value);
  };
  return {
    ...(Object.fromEntries(
      [...NAMES, ...TEXTS, ...NUMBERS, 'rights' as const].map((name) => [name, text(name)]),
    ) as Typed),
    price: book?.price ? String(book.price.amount / 10 ** minorUnits(book.price.currency)) : '',
    currency: book?.price?.currency ?? 'GBP',
    charity: book?.charity_bps ? String(book.charity_bps / 100) : '',
    visibility: book?.visibility ?? VISIBILITIES_AT[area][0]!,
    language: book?.language === 'und' ? '' : (book?.language ?? ''),
  };
};

/** A number as people write it, in units of so many digits; what does not come out even is left for the server to refuse. */
export function scaled(written: string, digits: number): number {
  const value = Number(written.trim().replace(',', '.')) * 10 ** digits;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value;
}

/** What the form says, as the API takes it; `prices`: whoever fills it in says what books cost. */
export function bodyOf(typed: Typed, categories: string[], prices: boolean): BookDetailsBody {
  const names = (text: string) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean);
  const { visibility, class_id, ...texts } = typed;
  const sold = typed.price.trim() !== '';
  return {
    ...Object.fromEntries(TEXTS.filter((name) => name in texts).map((name) => [name, typed[name].trim()])),
    ...Object.fromEntries(NAMES.map((name) => [name, names(typed[name])])),
    ...Object.fromEntries(
      NUMBERS.map((name) => [name, typed[name].trim() === '' ? null : Number(typed[name])]),
    ),
    language: typed.language || 'und',
    visibility: visibility as NonNullable<BookDetailsBody['visibility']>,
    class_id: visibility === 'class' ? class_id || null : null,
    categories,
    ...(typed.rights !== '' && { rights: typed.rights as NonNullable<BookDetailsBody['rights']> }),
    ...(prices && {
      price: sold
        ? { amount: scaled(typed.price, minorUnits(typed.currency)), currency: typed.currency }
        : null,
      charity_bps: sold && typed.charity.trim() !== '' ? scaled(typed.charity, 2) : null,
    }),
  };
}
