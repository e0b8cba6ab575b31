import { IsString } from 'class-validator';
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
