import { randomBytes } from 'node:crypto';
import type { Language } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { MessageEmails } from '../message-emails/message-emails.ts';
import { isUrgent, referenceOf } from './message.rules.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';

/** A validated message. */
interface IncomingMessage {
  kind: 'contact' | 'problem' | 'tour' | 'testimonial';
  name: string;
  email: string | null;
  text: string;
  category?: string;
  page?: string | null;
  device?: string | null;
  /** Language of the screen on which it was written. */
  language?: Language | null;
}

/** Receives a message: stored, and its e-mails requested, in one transaction. */
export class ReceiveMessage extends Command<{ reference: string }> {
  constructor(
    readonly message: IncomingMessage,
    /** A screenshot, Base64. */
    readonly picture: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(ReceiveMessage)
export class ReceiveMessageHandler implements ICommandHandler<ReceiveMessage> {
  constructor(
    private readonly db: Db,
    private readonly emails: MessageEmails,
  ) {}

  async execute({ message, picture }: ReceiveMessage): Promise<{ reference: string }> {
    const bytes = picture ? await reencodePicture(picture) : null;
    const school = await this.emails.school();
    return this.db.transaction(async (tx) => {
      const { id, reference } = await storeMessage(tx, message);
      await this.emails.received(tx, id, school);
      if (bytes)
        await tx.messagePicture.createMany({
          data: [{ tenant_id: currentTenantId(), message_id: id, bytes }],
        });
      return { reference };
    });
  }
}

/** Stores a message; its e-mails are requested by `MessageEmails.received`. */
export async function storeMessage(
  tx: Tx,
  { kind, name, email, text, category = '', page = null, device = null, language = null }: IncomingMessage,
): Promise<{ id: string; reference: string }> {
  const id = newId();
  const reference = referenceOf(randomBytes(8));
  const sender_id = currentContext()?.principal?.userId ?? null;
  await tx.message.createMany({
    data: [
      {
        id,
        tenant_id: currentTenantId(),
        reference,
        kind,
        category,
        urgent: kind === 'problem' && isUrgent(category),
        name,
        email,
        sender_id,
        text,
        page,
        device,
        language,
        updated_at: new Date(),
      },
    ],
  });
  return { id, reference };
}
