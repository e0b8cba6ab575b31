import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, derivedKey } from './config.ts';
import { currentTenantId } from './context.ts';

/** Stands in the text of an e-mail where the secret will be, so that no table holds it. */
export const SECRET_MARK = '⟨secret⟩';

/**
 * Secrets of links that are sent by e-mail. What travels through tables and queues is a random seed; the secret is
 * derived from it with the server's key when the e-mail leaves, and what is compared later is its SHA-256. Whoever
 * reads the database can build no link.
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

  /** The secret of a seed, at the school of the running context: 256 bits, 43 letters. */
  secretOf(seed: string): string {
    return createHmac('sha256', this.key).update(`${currentTenantId()}:${seed}`).digest('base64url');
  }

  /** What is stored of a secret. */
  digest(secret: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHash('sha256').update(secret).digest());
  }
}
