import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetMoneyTaken, MONEY_WEEKS, type MoneyTaken } from '../../contract.ts';

const DAY_MS = 24 * 3_600_000;
const PERIOD = 30;

interface WeekRow {
  currency: string;
  week: number;
  total: number;
  before: number;
  payments: number;
  sum: number;
}

@QueryHandler(GetMoneyTaken)
export class GetMoneyTakenHandler implements IQueryHandler<GetMoneyTaken> {
  constructor(private readonly db: Db) {}

  async execute({ now, gifts }: GetMoneyTaken): Promise<MoneyTaken[]> {
    const oversees = currentTenantKind() === 'platform';
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    const statement = {
      name: `money_taken_${oversees}`,
      text: `select p.currency, floor(extract(epoch from $2::timestamptz - p.created_at) / 604800)::int as week,
               coalesce(sum(p.amount - p.refunded) filter (where p.created_at >= $3), 0)::float8 as total,
               coalesce(sum(p.amount - p.refunded) filter (where p.created_at < $3 and p.created_at >= $4), 0)::float8 as before,
               count(*) filter (where p.created_at >= $3)::int as payments,
               sum(p.amount - p.refunded)::float8 as sum
             from commerce.payment p
             where ${oversees ? '$1::uuid is not null' : 'p.tenant_id = $1::uuid'} and p.created_at >= $4 and p.created_at <= $2
               and p.settled and p.status <> 'charged_back' and ($5::text is null or p.purpose = $5)
             group by 1, 2`,
      values: [currentTenantId(), now, ago(PERIOD), ago(2 * PERIOD), gifts ? 'donation' : null],
    };
    const [answer] = oversees ? await this.db.oversee([statement]) : await this.db.batch([statement]);
    return byCurrency(answer!.rows as WeekRow[]);
  }
}

function byCurrency(rows: WeekRow[]): MoneyTaken[] {
  const found = new Map<string, MoneyTaken>();
  for (const row of rows) {
    const one = found.get(row.currency) ?? {
      currency: row.currency,
      total: 0,
      before: 0,
      payments: 0,
      weeks: Array.from({ length: MONEY_WEEKS }, () => 0),
    };
    one.total += row.total;
    one.before += row.before;
    one.payments += row.payments;
    if (row.week < MONEY_WEEKS) one.weeks[MONEY_WEEKS - 1 - row.week]! += row.sum;
    found.set(row.currency, one);
  }
  return [...found.values()].sort((a, b) => b.payments - a.payments || (a.currency < b.currency ? -1 : 1));
}
