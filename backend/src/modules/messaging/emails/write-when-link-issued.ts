import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetPeople, LinkIssued } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { ACCOUNT_LETTERS, letterLanguage } from './letters/index.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Sends the link that proves an address, or opens the way to a new password. */
@Injectable()
@Consumes(LinkIssued, { name: 'messaging.link', queue: 'emails' })
export class WriteWhenLinkIssued implements Consumer<LinkIssued, Draft | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ purpose, user_id, email, seed }: LinkIssued): Promise<Draft | null> {
    const [person] = await this.queries.execute(new GetPeople([user_id]));
    if (!person) return null;
    const { name: school, origin, language } = await this.queries.execute(new GetSchool());
    const letters = ACCOUNT_LETTERS[letterLanguage(person.language, language)];
    const letter = letters.link[purpose]({ school, origin, first_name: person.first_name });
    return { template: purpose.replace('_', '-'), recipient: email, ...letter, secret_seed: seed };
  }

  async handle({ seed }: LinkIssued, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, seed);
  }
}
