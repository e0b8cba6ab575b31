import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { actingPerson } from '../acting-person.ts';
import { lockMessage } from './lock-message.ts';
import { MessageEmails } from '../message-emails/message-emails.ts';
import { statusAfter } from './message.rules.ts';

/** Adds a note for colleagues, or a reply that is sent by e-mail. */
export class WriteEntry extends Command<void> {
  constructor(
    readonly id: string,
    readonly kind: 'note' | 'reply',
    readonly text: string,
    /** Number of replies that the writer had seen. */
    readonly seen: number,
  ) {
    super();
  }
}

@CommandHandler(WriteEntry)
export class WriteEntryHandler implements ICommandHandler<WriteEntry> {
  constructor(
    private readonly db: Db,
    private readonly emails: MessageEmails,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, kind, text, seen }: WriteEntry): Promise<void> {
    const [author, school] = await Promise.all([actingPerson(this.queries), this.emails.school()]);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const message = await lockMessage(tx, id);
      if (kind === 'reply') {
        if (!message.email)
          throw new AppError(
            'conflict',
            'no_address',
            'The writer left no e-mail address, so there is nowhere to answer to.',
          );
        const answers = await tx.messageEntry.count({ where: { tenant_id, message_id: id, kind: 'reply' } });
        if (answers > seen)
          throw new AppError(
            'conflict',
            'answered_meanwhile',
            'A colleague has answered meanwhile. Read that answer first, then send yours if it is still needed.',
          );
      }
      const entry_id = newId();
      await tx.messageEntry.createMany({
        data: [
          {
            id: entry_id,
            tenant_id,
            message_id: id,
            kind,
            author_id: author.id,
            author_name: author.name,
            text,
          },
        ],
      });
      await tx.message.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: { status: statusAfter(message.status, kind) },
      });
      if (kind === 'reply') await this.emails.answered(tx, id, entry_id, school);
    });
  }
}
