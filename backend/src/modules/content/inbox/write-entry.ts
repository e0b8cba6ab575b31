import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { actingPerson } from '../acting-person.ts';
import { MessageAnswered } from '../contract.ts';
import { lockMessage } from './lock-message.ts';
import { statusAfter } from './message.rules.ts';

/** Adds a note for colleagues, or an answer that goes out by e-mail. */
export class WriteEntry extends Command<void> {
  constructor(
    readonly id: string,
    readonly kind: 'note' | 'reply',
    readonly text: string,
    /** How many answers the writer had seen. */
    readonly seen: number,
  ) {
    super();
  }
}

@CommandHandler(WriteEntry)
export class WriteEntryHandler implements ICommandHandler<WriteEntry> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, kind, text, seen }: WriteEntry): Promise<void> {
    const author = await actingPerson(this.queries);
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
      if (kind === 'reply') await this.outbox.add(tx, MessageAnswered, { message_id: id, entry_id });
    });
  }
}
