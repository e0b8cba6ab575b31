import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { MonthlyGift } from '../../../../platform/db/generated/client.ts';
import {
  GetMonthlyGifts,
  GetRunningMonthlyGifts,
  ListMonthlyGifts,
  OpensMonthlyGift,
  type MonthlyGiftMoney,
  type RunningMonthlyGift,
} from '../../contract/monthly-gifts.ts';
import { DonationKeys } from '../donation-keys.ts';
import { isRunning, monthAfter } from './monthly-gift.rules.ts';

@QueryHandler(GetMonthlyGifts)
export class GetMonthlyGiftsHandler implements IQueryHandler<GetMonthlyGifts> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ ids }: GetMonthlyGifts): Promise<MonthlyGiftMoney[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.transaction((tx) =>
      tx.monthlyGift.findMany({ where: { tenant_id: currentTenantId(), id: { in: [...ids] } } }),
    );
    const now = this.clock.now();
    return rows.map((row) => moneyOf(row, now));
  }
}

@QueryHandler(ListMonthlyGifts)
export class ListMonthlyGiftsHandler implements IQueryHandler<ListMonthlyGifts> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ filter }: ListMonthlyGifts): Promise<{ count: number; results: MonthlyGiftMoney[] }> {
    const { statuses, provider, charity_id, project_id, ids, limit, offset } = filter;
    const where = {
      tenant_id: currentTenantId(),
      status: statuses ? { in: [...statuses] } : { notIn: ['incomplete' as const, 'abandoned' as const] },
      ...(provider && { provider }),
      ...(charity_id && { charity_id }),
      ...(project_id && { project_id }),
      ...(ids && { id: { in: [...ids] } }),
    };
    const { count, rows } = await this.db.transaction(async (tx) => ({
      count: await tx.monthlyGift.count({ where }),
      rows: await tx.monthlyGift.findMany({
        where,
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
        take: limit,
        skip: offset,
      }),
    }));
    const now = this.clock.now();
    return { count, results: rows.map((row) => moneyOf(row, now)) };
  }
}

@QueryHandler(GetRunningMonthlyGifts)
export class GetRunningMonthlyGiftsHandler implements IQueryHandler<GetRunningMonthlyGifts> {
  constructor(private readonly db: Db) {}

  execute(): Promise<RunningMonthlyGift[]> {
    return this.db.rows<RunningMonthlyGift & Record<string, unknown>>({
      name: 'running_monthly_gifts',
      text: `select id, charity_id, project_id from commerce.monthly_gift
             where tenant_id = $1::uuid and status in ('active', 'paused', 'past_due') order by id`,
      values: [currentTenantId()],
    });
  }
}

const moneyOf = (row: MonthlyGift, now: Date): MonthlyGiftMoney => ({
  id: row.id,
  donation_id: row.donation_id,
  status: row.status,
  provider: row.provider,
  charity_id: row.charity_id,
  project_id: row.project_id,
  title: row.title,
  gift: row.gift,
  fee_cover: row.fee_cover,
  currency: row.currency,
  wished_gift: row.wished_gift,
  next_charge_at: row.next_charge_at,
  paused_until: row.paused_until,
  card: row.card,
  unpaid_since: row.unpaid_since,
  failure: row.failure,
  asks_again: isRunning(row.status) && monthAfter(row.consented_at, 12) <= now,
  began_at: row.began_at,
  ended_at: row.ended_at,
  key_seed: row.key_seed,
});

@QueryHandler(OpensMonthlyGift)
export class OpensMonthlyGiftHandler implements IQueryHandler<OpensMonthlyGift> {
  constructor(
    private readonly db: Db,
    private readonly keys: DonationKeys,
  ) {}

  async execute({ monthlyId, key }: OpensMonthlyGift): Promise<boolean> {
    const [row] = await this.db.rows<{ key_seed: string }>({
      name: 'monthly_gift_key',
      text: `select key_seed from commerce.monthly_gift where tenant_id = $1::uuid and id = $2::uuid`,
      values: [currentTenantId(), monthlyId],
    });
    return row !== undefined && this.keys.opens(row.key_seed, key);
  }
}
