import { randomBytes } from 'node:crypto';
import type { Language } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { MessageReceived } from '../contract.ts';
import { isUrgent, referenceOf } from './message.rules.ts';
import { drawPicture } from './draw-picture.ts';

/** What somebody wrote, checked. */
export interface IncomingMessage {
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

/** Takes a message in: stored and announced in one transaction. */
export class ReceiveMessage extends Command<{ reference: string }> {
  constructor(
    readonly message: IncomingMessage,
    /** A picture of the screen, Base64. */
    readonly picture: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(ReceiveMessage)
export class ReceiveMessageHandler implements ICommandHandler<ReceiveMessage> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ message, picture }: ReceiveMessage): Promise<{ reference: string }> {
    const bytes = picture ? await drawPicture(picture) : null;
    return this.db.transaction(async (tx) => {
      const { id, reference } = await writeMessage(tx, this.outbox, message);
      if (bytes)
        await tx.messagePicture.createMany({
          data: [{ tenant_id: currentTenantId(), message_id: id, bytes }],
        });
      return { reference };
    });
  }
}

/** Writes the message down and announces it. */
export async function writeMessage(
  tx: Tx,
  outbox: Outbox,
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
  await outbox.add(tx, MessageReceived, { message_id: id });
  return { id, reference };
}
