import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, derivedKey } from './config.ts';
import { currentTenantId } from './context.ts';

/** Placeholder of the secret in the text of an e-mail, so that no table holds the secret. */
export const SECRET_MARK = '⟨secret⟩';

/** Placeholder of a code that is typed instead of opening the link: the code belongs to the secret and to this id. */
export const codeMark = (id: string): string => `⟨code:${id}⟩`;
const CODE_MARKS = /⟨code:([0-9a-f-]{36})⟩/g;

/** Replaces the placeholders in the text of an e-mail with its secret and with the codes of this secret. */
export const withSecret = (text: string, secret: string): string =>
  text.replaceAll(SECRET_MARK, secret).replace(CODE_MARKS, (_mark, id: string) => codeOf(secret, id));

/** Six digits that follow from a secret and an id: without the secret, they cannot be told from random ones. */
export function codeOf(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`code:${id}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * Secrets of links that are sent by e-mail. Tables and queues hold a random seed only. The secret is derived
 * from it with the server's key when the e-mail is sent, and its SHA-256 is compared later. Read access to
 * the database is not enough to build a link.
 */
@Injectable()
export class LinkSecrets {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = derivedKey(config, 'link-secret');
  }

  /** 128 random bits. */
  newSeed(): string {
    return randomBytes(16).toString('base64url');
  }

  /** The secret of a seed, in the tenant of the running context: 256 bits, 43 characters. */
  secretOf(seed: string): string {
    return createHmac('sha256', this.key).update(`${currentTenantId()}:${seed}`).digest('base64url');
  }

  /** The stored digest of a secret. */
  digest(secret: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHash('sha256').update(secret).digest());
  }
}
