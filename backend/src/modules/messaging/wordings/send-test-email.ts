import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { EmailQueued } from '../contract.ts';
import { EMAILS_TOPIC } from '../emails/emails.live.ts';
import type { Wording } from '../emails/templates/wording.rules.ts';
import type { WordingPlace } from './change-wording.ts';
import type { TestEmailSent } from './email-template-view.ts';
import { knownTemplate, WordedEmails } from './worded-emails.ts';

/** Sends an e-mail with the data of the sample to the person who asks for it, and to nobody else. */
export class SendTestEmail extends Command<TestEmailSent> {
  constructor(
    readonly place: WordingPlace,
    readonly wording: Wording,
  ) {
    super();
  }
}

@CommandHandler(SendTestEmail)
export class SendTestEmailHandler implements ICommandHandler<SendTestEmail> {
  constructor(
    private readonly db: Db,
    private readonly emails: WordedEmails,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async execute({ place, wording }: SendTestEmail): Promise<TestEmailSent> {
    const template = knownTemplate(place.template);
    const recipient_id = currentContext()!.principal!.userId;
    const [person] = await this.queries.execute(new GetPeople([recipient_id]));
    if (!person?.email) throw new AppError('conflict', 'no_address', 'Your account has no e-mail address.');
    const recipient = person.email;
    const { subject, text, html } = await this.emails.within(place.school, async () => {
      await this.emails.assertAllowed(template, wording);
      return this.emails.render(template, place.language, wording, person.first_name);
    });
    const id = newId();
    await this.db.transaction(async (tx) => {
      await tx.email.create({
        data: {
          ...{ id, tenant_id: currentTenantId(), template, recipient, recipient_id, text, html },
          subject: `[Test] ${subject}`,
          cause: `test:${id}`,
          language: place.language,
          about: [recipient_id],
        },
      });
      await this.outbox.add(tx, EmailQueued, { email_id: id });
      await this.live.publish(tx, EMAILS_TOPIC, [id]);
    });
    return { id, address: recipient };
  }
}
