import { randomInt } from 'node:crypto';

/** Upper-case letters and digits without the look-alikes 0 O and 1 I: 32 characters. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/**
 * A new class code: eight characters, 40 random bits. Unique in the school by its key: after a collision
 * another one is generated.
 */
export const freshClassCode = (): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
