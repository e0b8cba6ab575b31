import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DonationPaid, DonationRefunded } from '../../commerce/contract.ts';
import { GetProjectCards } from '../contract.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';

const paidSource = (donation: string): string => `donation:${donation}`;

/** A gift counts once, and its money as money raised. The donor is not named: gifts can be anonymous. */
@Injectable()
@Consumes(DonationPaid, { name: 'giving.count-donation', queue: 'impact' })
export class CountDonation implements Consumer<DonationPaid, ImpactEntry[]> {
  constructor(
    private readonly journal: ImpactJournal,
    private readonly queries: QueryBus,
  ) {}

  async prepare({
    donation_id,
    project_id,
    amount,
    currency,
    paid_at,
  }: DonationPaid): Promise<ImpactEntry[]> {
    const [project] = project_id ? await this.queries.execute(new GetProjectCards([project_id])) : [];
    const common = {
      source: paidSource(donation_id),
      goals: project?.goals ?? [],
      project: project_id ?? null,
      at: new Date(paid_at),
    };
    return [
      { ...common, kind: 'donations', quantity: 1 },
      { ...common, kind: 'money_raised', quantity: amount, currency },
    ];
  }

  async handle(_event: DonationPaid, tx: Tx, entries: ImpactEntry[]): Promise<void> {
    await this.journal.record(tx, entries);
  }
}

/**
 * What is paid back of a gift is a negative row, and a failed refund a positive one, with the goals and the project of the
 * gift. It fails, and is tried again, while the gift has not been counted.
 */
@Injectable()
@Consumes(DonationRefunded, { name: 'giving.correct-impact-of-donation', queue: 'impact' })
export class CorrectDonation implements Consumer<DonationRefunded> {
  constructor(
    private readonly clock: Clock,
    private readonly journal: ImpactJournal,
  ) {}

  async handle(
    { donation_id, source_id, cause, amount, refunded, currency }: DonationRefunded,
    tx: Tx,
  ): Promise<void> {
    const gift = await tx.impactEvent.findUnique({
      where: {
        tenant_id_kind_source: {
          tenant_id: currentTenantId(),
          kind: 'money_raised',
          source: paidSource(donation_id),
        },
      },
    });
    if (!gift) throw new Error(`Donation ${donation_id} is not counted yet`);
    const correction = {
      source: `${paidSource(donation_id)}:${cause}:${source_id}`,
      goals: gift.goals,
      project: gift.project_id,
      at: this.clock.now(),
    };
    const back = cause === 'reversed';
    const before = refunded + (back ? amount : -amount);
    const paid = Number(gift.quantity);
    // Of a gift that is paid back whole nothing is left; it counts again when that refund fails.
    const gifts = Number(refunded < paid) - Number(before < paid);
    await this.journal.record(tx, [
      { ...correction, kind: 'money_raised', quantity: back ? amount : -amount, currency },
      ...(gifts === 0 ? [] : [{ ...correction, kind: 'donations' as const, quantity: gifts }]),
    ]);
  }
}
