import { createHash } from 'node:crypto';
import { derivedKey, type Config } from '../../../../platform/config.ts';
import { derivedReadablePassword } from '../students/readable-password.ts';

/** First password of a line: derived from a key that only the server has, so that it is stored nowhere. */
export const firstPassword = (config: Config, importId: string, line: number): string =>
  derivedReadablePassword(derivedKey(config, 'roster-passwords'), `${importId} ${line}`);

/** A short digest of a password's hash, to detect whether the password is still the first one. */
export const markOf = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 32);
