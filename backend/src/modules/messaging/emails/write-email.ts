import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { EmailQueued } from '../contract.ts';
import { TEMPLATES, type BookMailFacts, type TemplateName } from './templates.ts';

/** An e-mail ready to be written down; null when the person has no address. */
export interface Draft {
  /** Name of its kind, for the list of what was sent. */
  template: string;
  recipient: string;
  subject: string;
  text: string;
  /** An appointment in iCalendar form that goes along. */
  calendar?: string;
  /** Of the secret that takes the place of `SECRET_MARK` when the e-mail leaves. */
  secret_seed?: string;
}

/** Writes e-mails down; sending is the queue's work. */
@Injectable()
export class WriteEmail {
  constructor(
    private readonly queries: QueryBus,
    private readonly outbox: Outbox,
  ) {}

  /** Fills a template for a person; asks other modules, so never inside a transaction. */
  async draft(
    template: TemplateName,
    userId: string,
    path: string,
    facts: Pick<BookMailFacts, 'title' | 'reason' | 'place'>,
  ): Promise<Draft | null> {
    const [person] = await this.queries.execute(new GetPeople([userId]));
    if (!person?.email) return null;
    const school = await this.queries.execute(new GetSchool());
    const link = `${school.origin}${path}`;
    const { subject, text } = TEMPLATES[template]({
      first_name: person.first_name,
      school: school.name,
      link,
      ...facts,
    });
    return { template, recipient: person.email, subject, text };
  }

  /** Writes the draft down once per cause and lets the queue know. */
  async save(tx: Tx, draft: Draft, cause: string): Promise<void> {
    const id = newId();
    const written = await tx.email.createMany({
      data: [{ id, tenant_id: currentTenantId(), cause, ...draft, subject: draft.subject.slice(0, 255) }],
      skipDuplicates: true,
    });
    if (written.count > 0) await this.outbox.add(tx, EmailQueued, { email_id: id });
  }
}
