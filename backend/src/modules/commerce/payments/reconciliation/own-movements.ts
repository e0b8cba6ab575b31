import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import type { PaymentProvider } from '../payment-facts.ts';
import type { ProviderPayment, RefundRequest } from '../payment-provider.ts';
import type { Day, OwnMovement } from './reconciliation.rules.ts';

/** How long before the day a payment may have been made that was paid, refunded or left pending until it, in days. */
const MARGIN = '8 days';

/** A payment with what its adapter needs to read it. */
export type OwnPayment = OwnMovement & { asked: ProviderPayment; opened: boolean };
export type OwnRefund = OwnMovement & { asked: ProviderPayment; request: RefundRequest };

const PAYMENT = `select p.id, p.tenant_id as school_id, p.amount as asked_amount, p.currency as asked_currency, p.session_ref,
    p.capture_ref, p.fee, coalesce(p.reported_amount, p.amount) as amount, coalesce(p.reported_currency, p.currency) as currency,
    case when p.status in ('succeeded', 'mismatch', 'partially_refunded', 'refunded', 'disputed', 'charged_back') then 'succeeded'
      when p.status = 'processing' then 'pending' when p.status in ('created', 'redirected') then 'open' else 'failed' end as state,
    coalesce((select min(e.at) from commerce.payment_event e where (e.tenant_id, e.payment_id) = (p.tenant_id, p.id)
      and e.to_status in ('succeeded', 'mismatch')), p.created_at) as at
  from commerce.payment p where p.provider = $1::commerce.payment_provider`;

interface PaymentRow {
  id: string;
  school_id: string;
  asked_amount: number;
  asked_currency: string;
  session_ref: string | null;
  capture_ref: string | null;
  fee: number | null;
  amount: number;
  currency: string;
  state: OwnMovement['state'];
  at: Date;
}

/** Payments and refunds of all schools. In the context of the platform. */
@Injectable()
export class OwnMovements {
  constructor(private readonly db: Db) {}

  /** Payments with a provider that could match its list around a day. */
  async payments(provider: PaymentProvider, { from, to }: Day): Promise<OwnPayment[]> {
    return this.paymentsWhere(
      `and p.created_at >= $2::timestamptz - interval '${MARGIN}' and p.created_at < $3`,
      [provider, from, to],
    );
  }

  /** Payments by our ids. */
  paymentsById(provider: PaymentProvider, ids: readonly string[]): Promise<OwnPayment[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : this.paymentsWhere('and p.id = any($2::uuid[])', [provider, ids]);
  }

  async refunds(provider: PaymentProvider, { from, to }: Day): Promise<OwnRefund[]> {
    const [found] = await this.db.oversee([
      {
        name: 'reconciliation_refunds',
        text: `select r.id, r.payment_id, r.tenant_id as school_id, r.amount, r.currency, r.provider_ref, r.attempt_no,
                 p.amount as paid, p.currency as paid_in, p.session_ref, p.capture_ref,
                 case r.status when 'succeeded' then 'succeeded' when 'failed' then 'failed' else 'pending' end as state,
                 coalesce(r.completed_at, r.submitted_at, r.created_at) as at
               from commerce.refund r join commerce.payment p on (p.tenant_id, p.id) = (r.tenant_id, r.payment_id)
               where p.provider = $1::commerce.payment_provider
                 and coalesce(r.completed_at, r.created_at) >= $2::timestamptz - interval '${MARGIN}' and r.created_at < $3`,
        values: [provider, from, to],
      },
    ]);
    return (found!.rows as RefundRow[]).map((row) => ({
      kind: 'refund',
      id: row.id,
      payment_id: row.payment_id,
      school_id: row.school_id,
      refs: row.provider_ref ? [row.provider_ref] : [],
      amount: row.amount,
      fee: null,
      currency: row.currency,
      state: row.state,
      at: row.at,
      asked: {
        id: row.payment_id,
        amount: row.paid,
        currency: row.paid_in,
        session_ref: row.session_ref,
        capture_ref: row.capture_ref,
      },
      request: {
        id: row.id,
        attempt: row.attempt_no,
        amount: row.amount,
        currency: row.currency,
        provider_ref: row.provider_ref,
      },
    }));
  }

  private async paymentsWhere(condition: string, values: unknown[]): Promise<OwnPayment[]> {
    const [found] = await this.db.oversee([
      { name: `reconciliation_payments_${values.length}`, text: `${PAYMENT} ${condition}`, values },
    ]);
    return (found!.rows as PaymentRow[]).map((row) => ({
      kind: 'payment',
      id: row.id,
      payment_id: row.id,
      school_id: row.school_id,
      refs: [row.capture_ref, row.session_ref].filter((ref): ref is string => ref !== null),
      amount: row.amount,
      fee: row.fee,
      currency: row.currency,
      state: row.state,
      at: row.at,
      opened: row.session_ref !== null,
      asked: {
        id: row.id,
        amount: row.asked_amount,
        currency: row.asked_currency,
        session_ref: row.session_ref,
        capture_ref: row.capture_ref,
      },
    }));
  }
}

interface RefundRow {
  id: string;
  payment_id: string;
  school_id: string;
  amount: number;
  currency: string;
  provider_ref: string | null;
  attempt_no: number;
  paid: number;
  paid_in: string;
  session_ref: string | null;
  capture_ref: string | null;
  state: 'succeeded' | 'failed' | 'pending';
  at: Date;
}
