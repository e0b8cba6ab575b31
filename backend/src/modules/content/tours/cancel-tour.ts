import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { MessageEmails } from '../message-emails/message-emails.ts';
import { TourTokens } from '../message-emails/tour-tokens.ts';

/** Cancels a booking and frees its slot. Repeating it changes nothing. */
export class CancelTour extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(CancelTour)
export class CancelTourHandler implements ICommandHandler<CancelTour> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly emails: MessageEmails,
    private readonly tokens: TourTokens,
  ) {}

  async execute({ token }: CancelTour): Promise<void> {
    const id = this.tokens.read(token);
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    const school = await this.emails.school();
    await this.db.transaction(async (tx) => {
      const booking = await tx.tourBooking.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
      if (!booking) throw notFound('tour');
      if (booking.starts_at <= now && !booking.cancelled_at)
        throw new AppError(
          'conflict',
          'tour_over',
          'This tour has begun already, so it cannot be cancelled.',
        );
      const cancelled = await tx.tourBooking.updateMany({
        where: { tenant_id, id, cancelled_at: null },
        data: { cancelled_at: now, slot: null },
      });
      if (cancelled.count === 0) return;
      await tx.message.updateMany({
        where: { tenant_id, id: booking.message_id },
        data: { status: 'closed' },
      });
      await this.emails.cancelled(tx, booking.message_id, school);
    });
  }
}
