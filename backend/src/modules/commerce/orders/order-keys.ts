import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';

/** Path of the page of an order, with the key that opens it without an account. */
export const orderPath = (number: string, key?: string): string =>
  `/trackorder/${number}${key ? `?key=${key}` : ''}`;

/** Keys that open an order without an account. The table holds a seed only. */
@Injectable()
export class OrderKeys {
  constructor(private readonly secrets: LinkSecrets) {}

  newSeed(): string {
    return this.secrets.newSeed();
  }

  /** The key of an order of the running school. */
  of(seed: string): string {
    return this.secrets.secretOf(seed);
  }

  /** Whether this is the key; compared in constant time. */
  opens(seed: string, key: string): boolean {
    return timingSafeEqual(this.secrets.digest(this.of(seed)), this.secrets.digest(key));
  }

  /** Path of the order for an e-mail: the placeholder stands for the key, which is put in when the e-mail is sent. */
  marked(number: string): string {
    return orderPath(number, SECRET_MARK);
  }
}
