import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Config, derivedKey } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';

/**
 * The key to one booking that its writer holds. Derived, so that it need not be stored anywhere and stands in no
 * event: 128 bits of an HMAC over school and booking.
 */
@Injectable()
export class TourTokens {
  private readonly key: Buffer | Uint8Array;

  constructor(config: Config) {
    this.key = derivedKey(config, 'tour-booking');
  }

  of(bookingId: string): string {
    const mac = createHmac('sha256', this.key).update(`${currentTenantId()} ${bookingId}`).digest();
    return `${bookingId}.${mac.subarray(0, 16).toString('base64url')}`;
  }

  /** The booking that the token opens. @throws AppError not_found for any other text */
  read(token: string): string {
    const [id = ''] = token.split('.');
    if (!isUuid(id)) throw notFound('tour');
    const expected = Buffer.from(this.of(id.toLowerCase()));
    const given = Buffer.from(token);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound('tour');
    return id.toLowerCase();
  }
}
