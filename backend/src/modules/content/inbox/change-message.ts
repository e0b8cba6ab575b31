import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { actingPerson } from '../acting-person.ts';
import { lockMessage } from './lock-message.ts';
import { reasonAgainstClosing, type MessageStatus } from './message.rules.ts';

interface MessageChange {
  status?: MessageStatus | undefined;
  /** True assigns it to the requester, false unassigns it. */
  mine?: boolean | undefined;
  /** Shows or hides a testimonial. */
  shown?: boolean | undefined;
}

/** Changes assignee and status of a message. Every change makes a history entry. */
export class ChangeMessage extends Command<void> {
  constructor(
    readonly id: string,
    readonly change: MessageChange,
  ) {
    super();
  }
}

const STATUS_ENTRIES: Record<MessageStatus, string> = {
  new: 'Set to new',
  in_progress: 'Set to in progress',
  answered: 'Set to answered',
  closed: 'Closed',
};

@CommandHandler(ChangeMessage)
export class ChangeMessageHandler implements ICommandHandler<ChangeMessage> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, change: { status, mine, shown } }: ChangeMessage): Promise<void> {
    const author = await actingPerson(this.queries);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const message = await lockMessage(tx, id);
      const done: string[] = [];
      if (status && status !== message.status) {
        const written = await tx.messageEntry.count({
          where: { tenant_id, message_id: id, kind: { in: ['note', 'reply'] } },
        });
        const against = status === 'closed' ? reasonAgainstClosing(message, written) : null;
        if (against) throw new AppError('conflict', 'not_dealt_with', against);
        done.push(STATUS_ENTRIES[status]);
      }
      if (mine === true && message.assignee_id !== author.id) done.push(`Taken by ${author.name}`);
      if (mine === false && message.assignee_id) done.push('Given back');
      if (shown !== undefined && message.kind !== 'testimonial')
        throw new AppError('conflict', 'not_a_testimonial', 'Only words sent as a testimonial can be shown.');
      if (shown !== undefined && shown !== (message.shown_at !== null))
        done.push(shown ? 'Shown on the public page' : 'Taken off the public page');
      if (done.length === 0) return;
      await tx.message.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: {
          ...(status && { status }),
          ...(mine === true && { assignee_id: author.id, assignee_name: author.name }),
          ...(mine === false && { assignee_id: null, assignee_name: null }),
          ...(shown !== undefined && { shown_at: shown ? this.clock.now() : null }),
        },
      });
      await tx.messageEntry.createMany({
        data: done.map((text) => ({
          id: newId(),
          tenant_id,
          message_id: id,
          kind: 'change' as const,
          author_id: author.id,
          author_name: author.name,
          text,
        })),
      });
    });
  }
}
