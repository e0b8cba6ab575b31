import { randomBytes } from 'node:crypto';

const ALPHABETS = {
  mixed: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  digits: '0123456789',
} as const;

/** Random characters, as the ids of the providers have them. */
export function randomId(length: number, alphabet: keyof typeof ALPHABETS = 'mixed'): string {
  const letters = ALPHABETS[alphabet];
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}
