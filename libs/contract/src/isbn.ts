const digitsOf = (written: string): string =>
  written
    .trim()
    .replace(/^(urn:)?isbn(-?1[03])?:?/i, '')
    .replace(/[\s\-‐-―]/g, '')
    .toUpperCase();

const checkDigit = (twelve: string): string => {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

const fitsTen = (ten: string): boolean =>
  [...ten].reduce((total, digit, place) => total + (10 - place) * (digit === 'X' ? 10 : Number(digit)), 0) %
    11 ===
  0;

/** An ISBN of ten or thirteen digits, however grouped, as thirteen digits; null when it is not an ISBN. */
export function toIsbn13(written: string): string | null {
  const digits = digitsOf(written);
  if (/^\d{9}[\dX]$/.test(digits)) {
    if (!fitsTen(digits)) return null;
    const body = `978${digits.slice(0, 9)}`;
    return body + checkDigit(body);
  }
  return /^97[89]\d{10}$/.test(digits) && checkDigit(digits.slice(0, 12)) === digits[12] ? digits : null;
}

/** What is wrong with an ISBN and how to correct it, as a sentence; null for a valid one. */
export function isbnProblem(written: string): string | null {
  if (toIsbn13(written)) return null;
  const digits = digitsOf(written);
  if (/[^\dX]/.test(digits) || /X./.test(digits))
    return 'An ISBN is made of digits alone (a short one may end in X). Copy it from the back of the book.';
  if (digits.length !== 10 && digits.length !== 13)
    return `An ISBN has 10 or 13 digits, this has ${digits.length}. Copy it from the back of the book.`;
  if (digits.length === 13 && !/^97[89]/.test(digits))
    return 'An ISBN of 13 digits begins with 978 or 979. This may be another number of the book.';
  return 'The digits of this ISBN do not fit together: one of them is mistyped. Compare it with the book.';
}
