import { minorUnits, VISIBILITIES_AT } from '@bookgrove/contract';
import { beneficiaryMembers, beneficiaryText } from '../../shared/giving/beneficiary.ts';
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
/** Fields about money; the server stores the smallest units of the currency and parts of 10,000. */
type MoneyMember = 'price' | 'currency' | 'charity' | 'beneficiary';
export type Member =
  MoneyMember | 'rights' | (typeof NAMES)[number] | (typeof TEXTS)[number] | (typeof NUMBERS)[number];
/** Values of the book form, all as text. */
export type BookFormValues = Record<Member, string>;

/** Initial values of the form. */
export const formValuesOf = (
  book: BookDetailsView | null,
  area: 'school' | 'platform',
  currency = 'GBP',
): BookFormValues => {
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
    ) as BookFormValues),
    price: book?.price ? String(book.price.amount / 10 ** minorUnits(book.price.currency)) : '',
    currency: book?.price?.currency ?? currency,
    charity: book?.charity_bps ? String(book.charity_bps / 100) : '',
    beneficiary: beneficiaryText(book?.charity_id ?? '', book?.project_id ?? ''),
    visibility: book?.visibility ?? VISIBILITIES_AT[area][0]!,
    language: book?.language === 'und' ? '' : (book?.language ?? ''),
  };
};

/**
 * Converts a typed number to an integer in units of `digits` decimal places; a value with more decimal places stays
 * fractional, so that the server rejects it.
 */
export function scaled(written: string, digits: number): number {
  const value = Number(written.trim().replace(',', '.')) * 10 ** digits;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value;
}

/** The request body from the form's values; `prices`: whether the person may set prices. */
export function bodyOf(typed: BookFormValues, categories: string[], prices: boolean): BookDetailsBody {
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
      ...beneficiaryMembers(typed.beneficiary),
    }),
  };
}
