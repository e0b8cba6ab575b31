import { LIMITS } from '@bookgrove/contract';
import { Command } from '@nestjs/cqrs';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Principal } from '../../../platform/context.ts';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** Purposes of links in e-mails. `set_password`: a first password for an account that a school created. */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'set_password', 'change_email'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A password reset was requested for an address. Fires whether or not it has an account. */
@DomainEvent('identity.reset-asked.v1')
export class PasswordResetRequested {
  @IsString()
  email!: string;
}

const tooLong = { message: 'Characters too long' };

/** The recent confirmation that a change of an account's protection needs, or an act of two people. */
export class RecentConfirmationBody {
  /** Password; for accounts without codes from an app. */
  @IsOptional()
  @IsString({ message: 'password must be your password.' })
  @MaxLength(LIMITS.textMax, tooLong)
  password?: string;

  /** Six digits from the app. */
  @IsOptional()
  @IsString({ message: 'code must be the six digits from your app.' })
  @MaxLength(32, tooLong)
  code?: string;

  @IsOptional()
  @IsString({ message: 'recovery_code must be one of your recovery codes.' })
  @MaxLength(64, tooLong)
  recovery_code?: string;
}

/**
 * Refuses to go on unless the requester has proven their password or second factor just now. Counts attempts; a view-as
 * session never passes. Failures: 422 with the member that is missing or wrong, 403 `sign_in_again`, 429.
 */
export class RequireRecentConfirmation extends Command<void> {
  constructor(
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

/** Who arrives from a learning platform that the school registered. */
export interface Arrival {
  /** The account that the platform's person was linked to before; null at the first arrival. */
  userId: string | null;
  /** Their e-mail address as the platform states it. */
  email: string | null;
  address: string;
  userAgent: string;
}

/**
 * Opens the session of a student, teacher or guardian of the running school who arrives from a learning platform, by the
 * linked account or, at first, by e-mail address; nobody is created. Administrators and people with a second factor sign
 * in here instead. The refresh token belongs into the cookie of this path.
 */
export class ArriveFromPlatform extends Command<
  { userId: string; cookie: { name: string; value: string; path: string } } | { refused: string }
> {
  constructor(readonly arrival: Arrival) {
    super();
  }
}
