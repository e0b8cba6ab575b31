import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Donation, Prisma } from '../../../platform/db/generated/client.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { DonationCompleted } from '../contract/donations.ts';
import { nextDonationStatus, type DonationMove, type DonationStatus } from './donation.rules.ts';

/** Moves donations of the running school through their states. */
@Injectable()
export class DonationWriter {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** The donation, locked until the transaction ends; null for an unknown one. */
  async lock(tx: Tx, id: string): Promise<Donation | null> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`select 1 from giving.donation where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
    return tx.donation.findFirst({ where: { tenant_id, id } });
  }

  /** @returns false for a move that is not possible now, which changes nothing */
  async move(
    tx: Tx,
    donation: Donation,
    move: DonationMove,
    data: Prisma.DonationUpdateManyMutationInput & { refunded?: number } = {},
  ): Promise<boolean> {
    const { tenant_id, id, gift, fee_cover } = donation;
    const status = nextDonationStatus(donation.status as DonationStatus, move, {
      refunded: data.refunded ?? donation.refunded,
      total: gift + fee_cover,
    });
    if (!status) return false;
    await tx.donation.updateMany({
      where: { tenant_id, id },
      data: { ...data, status, updated_at: this.clock.now() },
    });
    return true;
  }

  /** The gift has arrived. */
  async completed(tx: Tx, donation: Donation, at: Date): Promise<void> {
    const { id, charity_id, project_id, gift, currency, student_id, class_id, book_id } = donation;
    await this.outbox.add(tx, DonationCompleted, {
      donation_id: id,
      charity_id,
      project_id,
      gift,
      currency,
      completed_at: at.toISOString(),
      student_id,
      class_id,
      book_id,
    });
  }
}
