import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import type { MonthlyGift } from '../../../../platform/db/generated/client.ts';
import {
  GetMonthlyGifts,
  GetRunningMonthlyGifts,
  ListMonthlyGifts,
  OpensMonthlyGift,
  type ListedMonthlyGift,
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
  constructor(private readonly db: Db) {}

  async execute({ filter }: ListMonthlyGifts): Promise<{ count: number; results: ListedMonthlyGift[] }> {
    const everywhere = currentTenantKind() === 'platform';
    const where = `from commerce.monthly_gift where ($1::uuid is null or tenant_id = $1)
      and case when $2::text[] is null then status not in ('incomplete', 'abandoned') else status::text = any ($2) end
      and ($3::text is null or provider::text = $3) and ($4::uuid is null or charity_id = $4)
      and ($5::uuid is null or project_id = $5) and ($6::uuid[] is null or id = any ($6))`;
    const values = [
      everywhere ? filter.school_id : currentTenantId(),
      filter.statuses,
      filter.provider,
      filter.charity_id,
      filter.project_id,
      filter.ids,
    ];
    const statements: Statement[] = [
      { name: 'monthly_gifts_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'monthly_gifts_page',
        text: `select tenant_id as school_id, id, donation_id, status, provider, charity_id, project_id, title, gift, fee_cover,
            currency, wished_gift, next_charge_at, paused_until, card, unpaid_since, failure, began_at, ended_at
          ${where} order by created_at desc, id desc limit $7 offset $8`,
        values: [...values, filter.limit, filter.offset],
      },
    ];
    const [counted, found] = await (everywhere ? this.db.oversee(statements) : this.db.batch(statements));
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: found!.rows as ListedMonthlyGift[],
    };
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
