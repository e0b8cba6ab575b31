import { Injectable } from '@nestjs/common';
import { QueryBus, CommandBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { RecordOfflineGift } from '../../commerce/contract.ts';
import { GetBeneficiary } from '../contract/charities.ts';
import { DonationWriter } from './donation-writer.ts';
import { receivedAt, type DonationStatus } from './donation.rules.ts';
import type { OfflineBody, OfflineCheckBody } from './offline-bodies.ts';

/** Counts of second persons that may differ before the gift is counted anew. */
const MOST_DIFFERING = 2;

/** Gifts that did not come through the site: written down by one person, counted again by another. */
@Injectable()
export class OfflineDonations {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly writer: DonationWriter,
  ) {}

  /** @throws AppError 404 for an unknown charity or project, 409 `no_gifts_now` */
  async record(body: OfflineBody, by: string): Promise<string> {
    const { charity, project, amount, currency, way, day, note, reference, name } = body;
    const to = await this.queries.execute(
      new GetBeneficiary({ ...(charity && { charity }), ...(project && { project }) }),
    );
    if (!to) throw notFound('beneficiary');
    if (!to.accepts_gifts)
      throw new AppError('conflict', 'no_gifts_now', 'Nothing can be given here at the moment.', {
        members: { reason: to.reason },
      });
    const now = this.clock.now();
    if (day > now.toISOString().slice(0, 10)) throw invalidFields({ day: ['This day is not over yet.'] });
    const id = newId();
    await this.db.transaction(async (tx) => {
      await tx.donation.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            number: `JAR-${id.slice(-12).toUpperCase()}`,
            charity_id: to.charity_id,
            project_id: to.project_id,
            source: 'offline',
            gift: amount,
            currency,
            status: 'recorded',
            donor_name: name ?? null,
            anonymity: 'named',
            offline: { way, day, note: note ?? '', reference: reference ?? '' },
            class_id: body.class ?? null,
            recorded_by: by,
            created_at: now,
            updated_at: now,
          },
        ],
      });
      await this.audit.record(tx, 'donation.recorded', name ?? id, { actorId: by });
    });
    return id;
  }

  /**
   * A second person counts, without having seen the first sum.
   * @throws AppError 403 `second_person_needed` for whoever wrote it down, 409 `counts_differ`, 409 `count_again` after two
   * counts that differed, so that nobody finds the first sum by trying: then it is counted anew; 409 `not_possible_now`
   */
  async check(id: string, { amount, reject, reason }: OfflineCheckBody, by: string): Promise<void> {
    const outcome = await this.db.transaction(async (tx) => {
      const donation = await this.writer.lock(tx, id);
      if (!donation) throw notFound('donation');
      if ((donation.status as DonationStatus) !== 'recorded')
        throw new AppError('conflict', 'not_possible_now', 'This gift is not waiting for a second count.');
      if (donation.recorded_by === by)
        throw new AppError('forbidden', 'second_person_needed', 'Somebody else has to count this gift.');
      const offline = (donation.offline ?? {}) as { differed?: number; recount?: boolean };
      if (!reject && offline.recount) return 'recount';
      if (!reject && amount !== donation.gift) {
        const differed = (offline.differed ?? 0) + 1;
        const recount = differed >= MOST_DIFFERING;
        await tx.donation.updateMany({
          where: { tenant_id: currentTenantId(), id },
          data: { offline: { ...offline, differed, recount }, updated_at: this.clock.now() },
        });
        await this.audit.record(tx, 'donation.counts_differed', donation.number, { actorId: by });
        return recount ? 'recount' : 'differs';
      }
      // Booked on the day on which it was received, whenever it is counted.
      const at = receivedAt((donation.offline as { day?: string } | null)?.day, this.clock.now());
      await this.writer.move(tx, donation, reject ? 'rejected' : 'checked', {
        checked_by: by,
        ...(!reject && { paid_at: at }),
      });
      await this.audit.record(tx, reject ? 'donation.rejected' : 'donation.checked', donation.number, {
        actorId: by,
        ...(reason && { reason }),
      });
      if (reject) return 'done';
      const { charity_id, project_id, gift, currency, number } = donation;
      await this.commands.execute(
        new RecordOfflineGift(tx, {
          donation_id: id,
          number,
          charity_id,
          project_id,
          amount: gift,
          currency,
          received_at: at,
        }),
      );
      await this.writer.completed(tx, donation, at);
      return 'done';
    });
    // The refusals come after the transaction, which keeps what was tried.
    if (outcome === 'differs')
      throw new AppError('conflict', 'counts_differ', 'The two counts differ. Please count once more.');
    if (outcome === 'recount')
      throw new AppError(
        'conflict',
        'count_again',
        'The counts differ. Somebody counts it anew as the first person, then another one checks.',
      );
  }

  /**
   * A first count that takes the place of the one from which two others differed.
   * @throws AppError 404, 409 `not_possible_now`
   */
  async recount(id: string, amount: number, by: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const donation = await this.writer.lock(tx, id);
      if (!donation) throw notFound('donation');
      const offline = (donation.offline ?? {}) as { recount?: boolean };
      if ((donation.status as DonationStatus) !== 'recorded' || !offline.recount)
        throw new AppError('conflict', 'not_possible_now', 'This gift does not have to be counted anew.');
      await tx.donation.updateMany({
        where: { tenant_id: currentTenantId(), id },
        data: {
          gift: amount,
          recorded_by: by,
          offline: { ...offline, differed: 0, recount: false },
          updated_at: this.clock.now(),
        },
      });
      await this.audit.record(tx, 'donation.counted_anew', donation.number, { actorId: by });
    });
  }
}
