import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { PaymentAdapters } from '../payment-adapters.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../payment-facts.ts';
import type { PaymentHealth } from './payment-admin-view.ts';

const DAY_MS = 24 * 3_600_000;

/** How payments went during the last 24 hours: those of the school, or of all schools at the platform's address. */
export class GetPaymentHealth extends Query<PaymentHealth> {}

interface Counts {
  provider: PaymentProvider;
  attempts: number;
  succeeded: number;
  failed: number;
  open: number;
  mismatches: number;
}

@QueryHandler(GetPaymentHealth)
export class GetPaymentHealthHandler implements IQueryHandler<GetPaymentHealth> {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute(): Promise<PaymentHealth> {
    const oversees = currentTenantKind() === 'platform';
    const own = (alias: string) => (oversees ? '$1::uuid is not null' : `${alias}.tenant_id = $1::uuid`);
    const values = [currentTenantId(), new Date(this.clock.now().getTime() - DAY_MS)];
    const statements: Statement[] = [
      {
        name: `payment_health_${oversees}`,
        text: `select p.provider::text, count(*) filter (where p.created_at >= $2)::int as attempts,
                 count(*) filter (where p.settled and p.created_at >= $2)::int as succeeded,
                 count(*) filter (where p.status in ('failed', 'cancelled', 'expired') and p.created_at >= $2)::int as failed,
                 count(*) filter (where p.status in ('created', 'redirected', 'processing') and p.created_at >= $2)::int as open,
                 count(*) filter (where p.status = 'mismatch')::int as mismatches
               from commerce.payment p
               where ${own('p')} and (p.created_at >= $2 or p.status = 'mismatch') group by 1`,
        values,
      },
      {
        name: `payment_health_webhooks_${oversees}`,
        text: `select w.provider::text, count(*)::int as webhooks,
                 count(*) filter (where w.processed_at is null)::int as webhooks_waiting, max(w.received_at) as last_webhook_at
               from commerce.payment_webhook w where ${own('w')} and w.received_at >= $2 group by 1`,
        values,
      },
      {
        name: `payment_health_refunds_${oversees}`,
        text: `select p.provider::text, count(*)::int as failed_refunds
               from commerce.refund r join commerce.payment p on p.tenant_id = r.tenant_id and p.id = r.payment_id
               where ${own('r')} and r.status = 'failed' and $2::timestamptz is not null group by 1`,
        values,
      },
    ];
    const [counts, webhooks, refunds] = oversees
      ? await this.db.oversee(statements)
      : await this.db.batch(statements);
    const refused = oversees ? await this.refused(values[1] as Date) : null;
    const of = <T extends { provider: PaymentProvider }>(answer: { rows: unknown[] }, provider: string) =>
      (answer.rows as T[]).find((row) => row.provider === provider);
    return {
      providers: PAYMENT_PROVIDERS.map((provider) => {
        const one = of<Counts>(counts!, provider);
        const calls = of<{
          provider: PaymentProvider;
          webhooks: number;
          webhooks_waiting: number;
          last_webhook_at: Date;
        }>(webhooks!, provider);
        const finished = (one?.succeeded ?? 0) + (one?.failed ?? 0);
        return {
          provider,
          configured: this.adapters.get(provider).configured,
          attempts: one?.attempts ?? 0,
          succeeded: one?.succeeded ?? 0,
          failed: one?.failed ?? 0,
          open: one?.open ?? 0,
          mismatches: one?.mismatches ?? 0,
          success_bps: finished === 0 ? null : Math.round(((one?.succeeded ?? 0) * 10_000) / finished),
          webhooks: calls?.webhooks ?? 0,
          webhooks_waiting: calls?.webhooks_waiting ?? 0,
          webhooks_refused: refused && (refused.get(provider) ?? 0),
          last_webhook_at: calls?.last_webhook_at.toISOString() ?? null,
          failed_refunds:
            of<{ provider: PaymentProvider; failed_refunds: number }>(refunds!, provider)?.failed_refunds ??
            0,
        };
      }),
    };
  }

  /** Refused calls name no school, so only the platform's team sees their number: of today and yesterday. */
  private async refused(since: Date): Promise<Map<string, number>> {
    const [answer] = await this.db.system([
      {
        name: 'payment_health_refused',
        text: `select provider::text, sum(count)::int as count from commerce.refused_webhook where day >= $1::date group by 1`,
        values: [since],
      },
    ]);
    return new Map(
      (answer!.rows as { provider: string; count: number }[]).map((row) => [row.provider, row.count]),
    );
  }
}
