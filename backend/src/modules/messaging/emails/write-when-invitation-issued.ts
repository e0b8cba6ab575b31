import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetInvitationLetter, InvitationIssued } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { ACCOUNT_LETTERS, letterLanguage } from './letters/index.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** A day in words. */
const day = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** Sends an invitation, unless it was taken back meanwhile. */
@Injectable()
@Consumes(InvitationIssued, { name: 'messaging.invitation', queue: 'emails' })
export class WriteWhenInvitationIssued implements Consumer<InvitationIssued, Draft | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ invitation_id, seed }: InvitationIssued): Promise<Draft | null> {
    const invitation = await this.queries.execute(new GetInvitationLetter(invitation_id));
    if (!invitation) return null;
    const { name: school, origin, language: spoken } = await this.queries.execute(new GetSchool());
    // Who is invited has mostly no account yet, and so has chosen no language.
    const language = letterLanguage(invitation.language, spoken);
    const letter = ACCOUNT_LETTERS[language].invitation({
      ...invitation,
      school,
      origin,
      until: day(invitation.expires_at, language),
    });
    return { template: 'invitation', recipient: invitation.email, ...letter, secret_seed: seed };
  }

  async handle({ seed }: InvitationIssued, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, seed);
  }
}
