import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import type { PaymentFacts, PaymentRequest, RefundFacts } from './payment-facts.ts';

/** Payments of the running school. Nothing else marks anything as paid. */
@Injectable()
export class Payments {
  /**
   * Stores a payment in the transaction of what it pays for. The provider is called later, when the payer follows
   * `redirect_url` (an address of ours that opens the provider's page).
   */
  create(_tx: Tx, _request: PaymentRequest): Promise<{ id: string; token: string; redirect_url: string }> {
    throw new Error('not built');
  }

  /** Payments of an order, newest first. */
  of(_tx: Tx, _purpose: string, _subjectId: string): Promise<PaymentFacts[]> {
    throw new Error('not built');
  }

  /** Cancels open attempts, before another one is made. An attempt that turns out to be paid still counts. */
  cancelOpen(_tx: Tx, _purpose: string, _subjectId: string): Promise<void> {
    throw new Error('not built');
  }

  /**
   * Requests a refund in the transaction; a worker sends it to the provider. The sum of all refunds never exceeds the
   * payment (row lock).
   * @throws AppError 409 `not_refundable` or 422 with `amount`
   */
  requestRefund(
    _tx: Tx,
    _request: { payment_id: string; amount: number; reason: string; requested_by: string | null },
  ): Promise<RefundFacts> {
    throw new Error('not built');
  }
}
