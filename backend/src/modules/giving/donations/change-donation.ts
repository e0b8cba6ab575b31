import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { DonationChangeBody } from './donation-bodies.ts';

/** The donor changes who reads the name, or the message. */
export class ChangeDonation extends Command<void> {
  constructor(
    readonly id: string,
    readonly change: DonationChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeDonation)
export class ChangeDonationHandler implements ICommandHandler<ChangeDonation> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ id, change: { anonymity, message } }: ChangeDonation): Promise<void> {
    await this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), id };
      const updated_at = this.clock.now();
      if (anonymity !== undefined) await tx.donation.updateMany({ where, data: { anonymity, updated_at } });
      // A message that was changed is read again before it is shown.
      if (message !== undefined)
        await tx.donation.updateMany({
          where: { ...where, message: { not: message } },
          data: { message, message_status: message === '' ? 'none' : 'waiting', updated_at },
        });
    });
  }
}
