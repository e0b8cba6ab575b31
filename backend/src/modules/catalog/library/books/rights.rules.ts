export { toIsbn13 } from '@bookgrove/contract';
import { toIsbn13 } from '@bookgrove/contract';
import type { BookIdentifier } from '../../documents/ingestion/types.ts';

/** `rightsSettled` in SQL: `b` is the book. A test compares the two. */
export const RIGHTS_SETTLED = `case b.rights when 'own' then true when 'permission' then btrim(b.rights_proof) <> ''
  when 'licence' then coalesce(b.license, '') <> '' else coalesce(b.license, '') <> '' or b.student_made end`;

/** The ISBN among a book's identifiers as thirteen digits; one with a wrong check digit is ignored. */
export function isbnOf(identifiers: readonly Pick<BookIdentifier, 'scheme' | 'value'>[]): string | null {
  for (const { scheme, value } of identifiers) {
    if (scheme !== 'isbn' && scheme !== 'gtin') continue;
    const isbn = toIsbn13(value);
    if (isbn) return isbn;
  }
  return null;
}

/** The SPDX name of a free licence in a rights statement or a link; null if it names none. */
export function licenseOf(rights: string | null): string | null {
  if (!rights) return null;
  if (/publicdomain\/zero|\bCC[\s-]?0\b/i.test(rights)) return 'CC0-1.0';
  const linked = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i.exec(rights);
  const named = /\bCC[\s-](BY(?:[\s-](?:NC|ND|SA))*)[\s-]?(\d\.\d)?/i.exec(rights);
  const [, kind, version] = linked ?? named ?? [];
  return kind ? `CC-${kind.toUpperCase().replace(/\s/g, '-')}-${version ?? '4.0'}` : null;
}
