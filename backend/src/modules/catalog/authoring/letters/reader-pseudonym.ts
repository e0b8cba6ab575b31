import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Config, derivedKey } from '../../../../platform/config.ts';

/**
 * A pseudonym of a reader that other schools may store: a digest of school and person with a secret key of the
 * server. One person counts once, and the other school cannot find out who it is.
 */
@Injectable()
export class ReaderPseudonym {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = derivedKey(config, 'world-reader');
  }

  /** The pseudonym of a signed-in person. */
  person(userId: string): string {
    return `p${this.digest(`${currentTenantId()} ${userId}`)}`;
  }

  /** The pseudonym of a visitor, derived from their network address. */
  visitor(address: string): string {
    return `v${this.digest(`visitor ${address}`)}`;
  }

  private digest(of: string): string {
    return createHmac('sha256', this.key).update(of).digest('base64url');
  }
}

/** Whether a pseudonym belongs to a signed-in person. */
export const isSignedIn = (reader: string): boolean => reader.startsWith('p');
