import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type Config } from './config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts a secret that must be read again (nonce, tag, text). `owner` is authenticated with it: a secret
 * copied to another row cannot be decrypted there.
 */
export function encrypt(
  config: Config,
  purpose: string,
  owner: string,
  text: string,
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, derivedKey(config, purpose), nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body]));
}

/**
 * Decrypts the result of `encrypt`. Throws when it was changed, belongs to another owner, or the server's
 * secret is another.
 */
export function decrypt(config: Config, purpose: string, owner: string, encrypted: Uint8Array): string {
  const bytes = Buffer.from(encrypted);
  const decipher = createDecipheriv(ALGORITHM, derivedKey(config, purpose), bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
