import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { GetSchools, type School } from '../../../tenancy/contract.ts';
import type { PaymentRow, PaymentTotals, PaymentListQuery } from './payment-admin-view.ts';
import { PAYMENT_COLUMNS, rowOf, type StoredPayment } from './payment-row.ts';

/** Totals are only computed for at most so many payments. */
const MOST_TOTALLED = 100_000;

/** Attempts to pay: those of the school, or at the platform's address those of all schools. */
export class ListPayments extends Query<{
  count: number;
  payments: PaymentRow[];
  totals: PaymentTotals[] | null;
}> {
  constructor(readonly filters: PaymentListQuery) {
    super();
  }
}

@QueryHandler(ListPayments)
export class ListPaymentsHandler implements IQueryHandler<ListPayments> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters }: ListPayments): Promise<{
    count: number;
    payments: PaymentRow[];
    totals: PaymentTotals[] | null;
  }> {
    const oversees = currentTenantKind() === 'platform';
    const { where, values } = conditionsOf(filters, oversees);
    const statements: Statement[] = [
      {
        name: `payments_${oversees}`,
        text: `select ${PAYMENT_COLUMNS} from commerce.payment p where ${where}
               order by p.created_at desc, p.id desc limit $8 offset $9`,
        values: [...values, filters.limit, filters.offset],
      },
      {
        name: `payments_count_${oversees}`,
        text: `select count(*)::int as count from commerce.payment p where ${where}`,
        values,
      },
    ];
    const [rows, counted] = await this.read(statements, oversees);
    const { count } = counted!.rows[0] as { count: number };
    const stored = rows!.rows as StoredPayment[];
    const schools = oversees
      ? await this.queries.execute(new GetSchools([...new Set(stored.map(({ tenant_id }) => tenant_id))]))
      : [];
    return {
      count,
      payments: stored.map((row) => rowOf(row, schoolOf(schools, row.tenant_id))),
      totals: count > MOST_TOTALLED ? null : await this.totals(where, values, oversees),
    };
  }

  private async totals(where: string, values: unknown[], oversees: boolean): Promise<PaymentTotals[]> {
    const [answer] = await this.read(
      [
        {
          name: `payments_totals_${oversees}`,
          text: `select currency, count(*)::int as count,
                   (coalesce(sum(amount - refunded) filter (where settled and status <> 'charged_back'), 0))::float8 as received,
                   coalesce(sum(refunded), 0)::float8 as refunded, coalesce(sum(fee) filter (where settled), 0)::float8 as fees
                 from commerce.payment p where ${where} group by currency order by currency`,
          values,
        },
      ],
      oversees,
    );
    return answer!.rows as PaymentTotals[];
  }

  private read(statements: Statement[], oversees: boolean) {
    return oversees ? this.db.oversee(statements) : this.db.batch(statements);
  }
}

/** The school of a row; null at a school's own address. */
export function schoolOf(schools: readonly School[], id: string): { id: string; name: string } | null {
  const school = schools.find((one) => one.id === id);
  return school ? { id: school.id, name: school.name } : null;
}

/** One statement for all filters: a filter that is not set is null. */
function conditionsOf(
  { provider, status, from, until, search }: PaymentListQuery,
  oversees: boolean,
): { where: string; values: unknown[] } {
  const words = search?.trim() ? search.trim() : null;
  return {
    where: `${oversees ? '$1::uuid is not null' : 'p.tenant_id = $1::uuid'}
      and ($2::text is null or p.provider = $2::commerce.payment_provider)
      and ($3::text is null or p.status = $3::commerce.payment_status)
      and ($4::timestamptz is null or p.created_at >= $4) and ($5::timestamptz is null or p.created_at < $5)
      and ($6::text is null or p.number ilike $6 or p.email ilike $6
           or p.session_ref = $7 or p.capture_ref = $7 or p.id::text = lower($7)
           or exists (select from commerce.refund r where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.provider_ref = $7))`,
    values: [
      currentTenantId(),
      provider ?? null,
      status ?? null,
      from ?? null,
      until ?? null,
      words && likePattern(words),
      words,
    ],
  };
}
