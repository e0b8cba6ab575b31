import { Query } from '@nestjs/cqrs';
import type { Language, Role } from '@bookgrove/contract';
import { IsIn, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** What a link in an e-mail is for. `set_password`: a first password for an account that a school made. */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'set_password', 'change_email'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Somebody who forgot their password named an address. Fires whether or not there is an account of it. */
@DomainEvent('identity.reset-asked.v1')
export class ResetAsked {
  @IsString()
  email!: string;
}

/** A link that works once is to be sent to a person. Its secret is derived from the seed when the e-mail leaves. */
@DomainEvent('identity.link-issued.v1')
export class LinkIssued {
  @IsIn(LINK_PURPOSES)
  purpose!: LinkPurpose;

  @IsUUID()
  user_id!: string;

  /** Where to; for a change of address the new one. */
  @IsString()
  email!: string;

  @IsString()
  seed!: string;
}

/** A person's password or address was changed; `email` is where they are told, for an address the former one. */
@DomainEvent('identity.access-changed.v1')
export class AccessChanged {
  @IsUUID()
  user_id!: string;

  @IsIn(['password', 'email'])
  what!: 'password' | 'email';

  @IsString()
  email!: string;
}

/** Somebody is invited to the school, or once more. Its secret is derived from the seed when the e-mail leaves. */
@DomainEvent('identity.invitation-issued.v1')
export class InvitationIssued {
  @IsUUID()
  invitation_id!: string;

  @IsString()
  seed!: string;
}

/** What an e-mail says of an invitation. */
export interface InvitationLetter {
  email: string;
  first_name: string;
  role: Role;
  class_name: string | null;
  inviter: string;
  message: string;
  /** Of the account with this address, if there is one that chose a language. */
  language: Language | null;
  expires_at: Date;
}

/** An invitation of the running school that still waits; null when it was taken back or accepted meanwhile. */
export class GetInvitationLetter extends Query<InvitationLetter | null> {
  constructor(readonly invitationId: string) {
    super();
  }
}

/** A grown-up's second factor or passkeys changed; they are told by e-mail, as it may not have been them. */
@DomainEvent('identity.second-factor-changed.v1')
export class SecondFactorChanged {
  @IsUUID()
  user_id!: string;

  @IsIn(['turned_on', 'turned_off', 'codes_renewed', 'passkey_added', 'passkey_removed', 'reset'])
  change!: 'turned_on' | 'turned_off' | 'codes_renewed' | 'passkey_added' | 'passkey_removed' | 'reset';
}

/** Somebody of the platform's team began to look through a person's eyes. Fires once per look, in the person's school. */
@DomainEvent('identity.support-looked.v1')
export class SupportLooked {
  @IsUUID()
  session_id!: string;
}

/** What a school's administrators are told of it. */
export interface SupportLookFacts {
  person_id: string;
  person: string;
  by: string;
  reason: string;
  started_at: Date;
  administrators: { id: string; first_name: string; email: string }[];
}

/** A look of the platform's team at somebody of the running school; null when its person was erased meanwhile. */
export class GetSupportLook extends Query<SupportLookFacts | null> {
  constructor(readonly sessionId: string) {
    super();
  }
}
