import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { Config, derivedKey } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { isUuid } from '../../../../platform/ids.ts';

const LIFE_SECONDS = 300;

/** A badge's secret: 160 random bits, 27 characters. */
export const newBadgeSecret = (): string => randomBytes(20).toString('base64url');

/** The stored digest of a badge's secret. */
export const badgeDigest = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());

/**
 * Tokens that prove for five minutes that this badge was presented at this school. They open no session by
 * themselves and end with the badge, which is looked up again when one is used.
 */
@Injectable()
export class BadgeTokens {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(config, 'badge-ticket');
  }

  issue(badgeId: string): string {
    const until = Math.floor(this.clock.now().getTime() / 1000) + LIFE_SECONDS;
    const claim = `${badgeId}.${until}`;
    return `${claim}.${this.seal(claim)}`;
  }

  /** The badge's id, or null when the token is expired, forged or of another school. */
  read(ticket: string): string | null {
    const [badgeId = '', until = '', seal = ''] = ticket.split('.');
    const expected = Buffer.from(this.seal(`${badgeId}.${until}`));
    const given = Buffer.from(seal);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    if (Number(until) * 1000 <= this.clock.now().getTime() || !isUuid(badgeId)) return null;
    return badgeId;
  }

  private seal(claim: string): string {
    return createHmac('sha256', this.key).update(`${currentTenantId()}.${claim}`).digest('base64url');
  }
}
