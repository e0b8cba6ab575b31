import { randomInt } from 'node:crypto';

/** Upper-case letters and digits without 0 O and 1 I, which are read as each other: 32 symbols. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new class code: eight symbols, 40 random bits. Unique in the school by its key: a collision is tried anew. */
export const freshClassCode = (): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
