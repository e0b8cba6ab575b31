import { randomInt } from 'node:crypto';

/** No symbol that is read as another (0 O, 1 I L, 2 Z, 5 S, 8 B), and no vowels, so that no word forms by chance. */
export const CODE_ALPHABET = 'CDFGHJKMNPQRTVWXY346789';
const LENGTH = 8;

/** A new class code: eight symbols, 36 random bits. Unique in the school by its key: a collision is tried anew. */
export const freshClassCode = (): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
