import type { DeclineReason, PaymentProvider, PaymentStatus } from '../payment-facts.ts';
import type { PaymentRow, PaymentSchool } from './payment-admin-view.ts';

/** Columns of a payment for staff, of `commerce.payment p`. */
export const PAYMENT_COLUMNS = `p.id, p.tenant_id, p.purpose, p.subject_id, p.attempt_no, p.provider::text, p.amount, p.currency,
  p.status::text, p.description, p.number, p.email, p.session_ref, p.capture_ref, p.fee, p.refunded, p.settled,
  p.reported_amount, p.reported_currency, p.decline_code, p.decline_message, p.created_at, p.updated_at, p.last_read_at,
  p.next_poll_at`;

/** A row of `PAYMENT_COLUMNS`. */
export interface StoredPayment {
  id: string;
  tenant_id: string;
  purpose: string;
  subject_id: string;
  attempt_no: number;
  provider: PaymentProvider;
  amount: number;
  currency: string;
  status: PaymentStatus;
  description: string;
  number: string | null;
  email: string | null;
  session_ref: string | null;
  capture_ref: string | null;
  fee: number | null;
  refunded: number;
  settled: boolean;
  reported_amount: number | null;
  reported_currency: string | null;
  decline_code: DeclineReason | null;
  decline_message: string | null;
  created_at: Date;
  updated_at: Date;
  last_read_at: Date | null;
  next_poll_at: Date | null;
}

/** A payment as staff see it in the list. */
export const rowOf = (row: StoredPayment, school: PaymentSchool | null): PaymentRow => ({
  id: row.id,
  school,
  provider: row.provider,
  status: row.status,
  purpose: row.purpose,
  subject_id: row.subject_id,
  number: row.number,
  attempt: row.attempt_no,
  email: row.email,
  amount: row.amount,
  currency: row.currency,
  fee: row.fee,
  refunded: row.refunded,
  provider_ref: row.capture_ref ?? row.session_ref,
  decline_reason: row.decline_code,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
