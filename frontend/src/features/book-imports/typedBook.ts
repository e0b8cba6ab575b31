import { VISIBILITIES_AT } from '@bookgrove/contract';
import type { BookDetailsBody, BookDetailsView } from './api.ts';

const NAMES = ['authors', 'illustrators', 'translators', 'narrators'] as const;
const TEXTS = [
  'title',
  'subtitle',
  'summary',
  'language',
  'license',
  'isbn',
  'publisher',
  'published_on',
  'series',
  'visibility',
  'class_id',
] as const;
const NUMBERS = ['reading_level', 'age_min', 'age_max', 'age_rating', 'series_position'] as const;
export type Member = (typeof NAMES)[number] | (typeof TEXTS)[number] | (typeof NUMBERS)[number];
/** A book as its form holds it: everything as text. */
export type Typed = Record<Member, string>;

/** What the form begins with. */
export const typedOf = (book: BookDetailsView | null, area: 'school' | 'platform'): Typed => {
  const text = (name: Member): string => {
    const value = book?.[name];
    return Array.isArray(value)
      ? value.join('; ')
      : value === null || value === undefined
        ? ''
        : String(value);
  };
  return {
    ...(Object.fromEntries([...NAMES, ...TEXTS, ...NUMBERS].map((name) => [name, text(name)])) as Typed),
    visibility: book?.visibility ?? VISIBILITIES_AT[area][0]!,
    language: book?.language === 'und' ? '' : (book?.language ?? ''),
  };
};

/** What the form says, as the API takes it. */
export function bodyOf(typed: Typed, categories: string[]): BookDetailsBody {
  const names = (text: string) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean);
  const { visibility, class_id, ...texts } = typed;
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
  };
}
