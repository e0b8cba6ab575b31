import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Config, derivedKey } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';

/** Path of the page on which the booking can be viewed and cancelled. */
export const tourPath = (token: string): string => `/request-a-tour?booking=${token}`;

/**
 * Tokens of bookings: the booking's id and a secret that is derived from it with the server's key, so that no
 * table and no event stores it.
 */
@Injectable()
export class TourTokens {
  private readonly formerKey: Buffer | Uint8Array;

  constructor(
    config: Config,
    private readonly secrets: LinkSecrets,
  ) {
    this.formerKey = derivedKey(config, 'tour-booking');
  }

  of(bookingId: string): string {
    return `${bookingId}.${this.secrets.secretOf(seedOf(bookingId))}`;
  }

  /** The token as stored in an e-mail: the placeholder stands for the secret of `secret_seed`. */
  marked(bookingId: string): { token: string; secret_seed: string } {
    return { token: `${bookingId}.${SECRET_MARK}`, secret_seed: seedOf(bookingId) };
  }

  /** The booking of a token. @throws AppError not_found for any other text */
  read(token: string): string {
    const [given = ''] = token.split('.');
    if (!isUuid(given)) throw notFound('tour');
    const id = given.toLowerCase();
    if (![this.of(id), this.formerOf(id)].some((expected) => isSame(expected, token))) throw notFound('tour');
    return id;
  }

  /**
   * The token of bookings made before version 2026-11-23, which are at most four weeks ahead. Remove it when
   * those tours are over.
   */
  private formerOf(bookingId: string): string {
    const mac = createHmac('sha256', this.formerKey).update(`${currentTenantId()} ${bookingId}`).digest();
    return `${bookingId}.${mac.subarray(0, 16).toString('base64url')}`;
  }
}

const seedOf = (bookingId: string): string => `tour:${bookingId}`;

/** Constant-time comparison. */
function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
