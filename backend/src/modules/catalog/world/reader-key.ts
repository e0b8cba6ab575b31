import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Config, derivedKey } from '../../../platform/config.ts';

/**
 * Names a reader in another school without saying who it is: a digest of school and person that only this server can
 * make, so that one person counts once and nobody there learns of a child here.
 */
@Injectable()
export class ReaderKey {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = derivedKey(config, 'world-reader');
  }

  /** Of somebody signed in. */
  person(userId: string): string {
    return `p${this.digest(`${currentTenantId()} ${userId}`)}`;
  }

  /** Of a visitor, by the address they came from. */
  visitor(address: string): string {
    return `v${this.digest(`visitor ${address}`)}`;
  }

  private digest(of: string): string {
    return createHmac('sha256', this.key).update(of).digest('base64url');
  }
}

/** Whether a key is of somebody signed in. */
export const isKnown = (reader: string): boolean => reader.startsWith('p');
