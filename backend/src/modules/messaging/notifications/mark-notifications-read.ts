import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { NOTIFICATIONS_TOPIC } from './notifications.live.ts';

/** Marks one notification of a person as read, or all of them (`id` null). Repeating it changes nothing. */
export class MarkNotificationsRead extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string | null,
  ) {
    super();
  }
}

@CommandHandler(MarkNotificationsRead)
export class MarkNotificationsReadHandler implements ICommandHandler<MarkNotificationsRead> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveMessages,
  ) {}

  async execute({ userId, id }: MarkNotificationsRead): Promise<void> {
    const own = { tenant_id: currentTenantId(), user_id: userId, in_app: true, ...(id && { id }) };
    await this.db.transaction(async (tx) => {
      const { count } = await tx.notification.updateMany({
        where: { ...own, read_at: null },
        data: { read_at: this.clock.now() },
      });
      // The other pages of the person.
      if (count > 0) return this.live.publish(tx, NOTIFICATIONS_TOPIC, [userId]);
      if (id && (await tx.notification.count({ where: own })) === 0) throw notFound('notification');
    });
  }
}
