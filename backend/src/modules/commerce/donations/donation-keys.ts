import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LinkSecrets } from '../../../platform/link-secrets.ts';

/** Keys that open a donation without an account. The table holds a seed only. */
@Injectable()
export class DonationKeys {
  constructor(private readonly secrets: LinkSecrets) {}

  newSeed(): string {
    return this.secrets.newSeed();
  }

  /** The key of a donation of the running school. */
  of(seed: string): string {
    return this.secrets.secretOf(seed);
  }

  /** Whether this is the key; compared in constant time. */
  opens(seed: string, key: string): boolean {
    return timingSafeEqual(this.secrets.digest(this.of(seed)), this.secrets.digest(key));
  }
}
