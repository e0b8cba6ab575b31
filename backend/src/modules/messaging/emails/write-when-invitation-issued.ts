import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetInvitationLetter, InvitationIssued } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { invitationLetter } from './account-templates.ts';
import { WriteEmail, type Draft } from './write-email.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

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
    const { name: school, origin } = await this.queries.execute(new GetSchool());
    const letter = invitationLetter({
      ...invitation,
      school,
      origin,
      until: day.format(invitation.expires_at),
    });
    return { template: 'invitation', recipient: invitation.email, ...letter, secret_seed: seed };
  }

  async handle({ seed }: InvitationIssued, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, seed);
  }
}
