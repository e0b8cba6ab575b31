import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { isOpen, isRefundable, refundableOf } from '../payment.rules.ts';
import { schoolOf } from './list-payments.query.ts';
import type {
  DisputeView,
  PaymentDetail,
  PaymentTimelineEntry,
  ProviderEventView,
  RefundView,
} from './payment-admin-view.ts';
import { PAYMENT_COLUMNS, rowOf, type StoredPayment } from './payment-row.ts';

const MOST_ENTRIES = 200;
const MOST_EVENTS = 50;
const MOST_BODY = 20_000;

/** One payment with all that happened to it: of the school, or at the platform's address of any school. */
export class GetPaymentDetails extends Query<PaymentDetail> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetPaymentDetails)
export class GetPaymentDetailsHandler implements IQueryHandler<GetPaymentDetails> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id }: GetPaymentDetails): Promise<PaymentDetail> {
    const oversees = currentTenantKind() === 'platform';
    const own = oversees ? '$1::uuid is not null' : 'tenant_id = $1::uuid';
    const of = (table: string, columns: string, order: string): Statement => ({
      name: `payment_details_${table}_${oversees}`,
      text: `select ${columns} from commerce.${table} where ${own} and payment_id = $2 ${order}`,
      values: [currentTenantId(), id],
    });
    const statements: Statement[] = [
      {
        name: `payment_details_${oversees}`,
        text: `select ${PAYMENT_COLUMNS} from commerce.payment p where p.${oversees ? 'tenant_id is not null and $1::uuid is not null' : 'tenant_id = $1::uuid'} and p.id = $2`,
        values: [currentTenantId(), id],
      },
      of(
        'payment_event',
        'id, source::text, kind, from_status::text, to_status::text, detail, provider_event_id, actor_id, at',
        `order by at desc, id desc limit ${MOST_ENTRIES}`,
      ),
      of(
        'payment_webhook',
        `id, provider_event_id, type, left(body, ${MOST_BODY}) as body, received_at, processed_at`,
        `order by received_at desc limit ${MOST_EVENTS}`,
      ),
      of(
        'refund',
        'id, amount, currency, status::text, reason, automatic, requested_by, provider_ref, failure, created_at, completed_at',
        'order by created_at, id',
      ),
      of(
        'dispute',
        'id, amount, currency, fee, status::text, reason, provider_ref, evidence_due_at, created_at',
        'order by created_at, id',
      ),
    ];
    const [payments, entries, events, refunds, disputes] = oversees
      ? await this.db.oversee(statements)
      : await this.db.batch(statements);
    const payment = payments!.rows[0] as StoredPayment | undefined;
    if (!payment) throw notFound('payment');
    const schools = oversees ? await this.queries.execute(new GetSchools([payment.tenant_id])) : [];
    const paidBack = (refunds!.rows as WithDates<RefundView>[]).map((row): RefundView => ({
      ...row,
      created_at: row.created_at.toISOString(),
      completed_at: row.completed_at?.toISOString() ?? null,
    }));
    const disputed = (disputes!.rows as WithDates<DisputeView>[]).map((row): DisputeView => ({
      ...row,
      created_at: row.created_at.toISOString(),
      evidence_due_at: row.evidence_due_at?.toISOString() ?? null,
    }));
    const refundable = isRefundable(payment.status)
      ? refundableOf(payment.reported_amount ?? payment.amount, paidBack, disputed)
      : 0;
    return {
      ...rowOf(payment, schoolOf(schools, payment.tenant_id)),
      description: payment.description,
      decline_message: payment.decline_message,
      reported:
        payment.reported_amount !== null && payment.reported_currency !== null
          ? { amount: payment.reported_amount, currency: payment.reported_currency }
          : null,
      session_ref: payment.session_ref,
      capture_ref: payment.capture_ref,
      next_read_at: isOpen(payment.status) ? (payment.next_poll_at?.toISOString() ?? null) : null,
      last_read_at: payment.last_read_at?.toISOString() ?? null,
      refundable,
      timeline: (entries!.rows as StoredEntry[]).map(
        ({ from_status, to_status, at, ...row }): PaymentTimelineEntry => ({
          ...row,
          from: from_status,
          to: to_status,
          at: at.toISOString(),
        }),
      ),
      events: (events!.rows as WithDates<ProviderEventView>[]).map((row): ProviderEventView => ({
        ...row,
        signature: 'valid',
        received_at: row.received_at.toISOString(),
        processed_at: row.processed_at?.toISOString() ?? null,
      })),
      refunds: paidBack,
      disputes: disputed,
      actions: [
        ...(payment.session_ref !== null ? (['read'] as const) : []),
        ...(payment.status === 'mismatch' ? (['accept'] as const) : []),
        ...(refundable > 0 && payment.status === 'mismatch' ? (['refund'] as const) : []),
      ],
    };
  }
}

/** A view as it is stored: its times are dates. */
type WithDates<T> = {
  [Member in keyof T]: Member extends `${string}_at`
    ? null extends T[Member]
      ? Date | null
      : Date
    : T[Member];
};
type StoredEntry = Omit<PaymentTimelineEntry, 'from' | 'to' | 'at'> & {
  from_status: PaymentTimelineEntry['from'];
  to_status: PaymentTimelineEntry['to'];
  at: Date;
};
