import type { BookIdentifier } from '../ingestion/types.ts';

/** The ISBN among a book's identifiers as thirteen digits; one whose check digit is wrong is none. */
export function isbnOf(identifiers: readonly Pick<BookIdentifier, 'scheme' | 'value'>[]): string | null {
  for (const { scheme, value } of identifiers) {
    if (scheme !== 'isbn' && scheme !== 'gtin') continue;
    const isbn = toIsbn13(value);
    if (isbn) return isbn;
  }
  return null;
}

/** Ten or thirteen digits, however they are grouped, as thirteen; null when they are not an ISBN. */
export function toIsbn13(written: string): string | null {
  const digits = written
    .replace(/[\s\-‐-―]/g, '')
    .replace(/^(urn:)?isbn:?/i, '')
    .toUpperCase();
  if (/^\d{9}[\dX]$/.test(digits)) {
    const sum = [...digits].reduce(
      (total, digit, place) => total + (10 - place) * (digit === 'X' ? 10 : Number(digit)),
      0,
    );
    if (sum % 11 !== 0) return null;
    const body = `978${digits.slice(0, 9)}`;
    return body + checkDigit(body);
  }
  return /^97[89]\d{10}$/.test(digits) && checkDigit(digits.slice(0, 12)) === digits[12] ? digits : null;
}

const checkDigit = (twelve: string): string => {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

/** The SPDX name of a free licence that a line of rights or a link speaks of; null where it speaks of none. */
export function licenseOf(rights: string | null): string | null {
  if (!rights) return null;
  if (/publicdomain\/zero|\bCC[\s-]?0\b/i.test(rights)) return 'CC0-1.0';
  const linked = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i.exec(rights);
  const named = /\bCC[\s-](BY(?:[\s-](?:NC|ND|SA))*)[\s-]?(\d\.\d)?/i.exec(rights);
  const [, kind, version] = linked ?? named ?? [];
  return kind ? `CC-${kind.toUpperCase().replace(/\s/g, '-')}-${version ?? '4.0'}` : null;
}
