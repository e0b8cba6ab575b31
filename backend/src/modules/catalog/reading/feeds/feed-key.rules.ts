import { createHash, randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for each other, because keys are typed on e-readers. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 26;
/** How many keys a person may have. */
export const MAX_FEED_KEYS = 10;

/** A new key: 130 random bits as 26 symbols, in groups that are easy to type. */
export function newKey(): string {
  const symbols = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]!).join('');
  return symbols.replace(/(.{5})(?=.)/g, '$1-');
}

/** What is stored of a key, however it was typed: its SHA-256 digest. Null for a text that cannot be a key. */
export function digestOf(typed: string): Uint8Array<ArrayBuffer> | null {
  const symbols = typed.replace(/[\s-]/g, '').toUpperCase();
  if (symbols.length !== LENGTH || [...symbols].some((symbol) => !ALPHABET.includes(symbol))) return null;
  return new Uint8Array(createHash('sha256').update(symbols).digest());
}

/** The password of `Authorization: Basic`; null when there is none. */
export function passwordOf(header: string | undefined): string | null {
  const encoded = /^basic +([A-Za-z0-9+/=]{1,400})$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const pair = Buffer.from(encoded, 'base64').toString();
  const colon = pair.indexOf(':');
  return colon < 0 ? null : pair.slice(colon + 1);
}
