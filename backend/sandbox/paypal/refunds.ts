import { randomId } from '../core/ids.ts';
import { Refusal } from '../core/types.ts';
import { toMinor, type PayPalAmount } from './amounts.ts';
import { unprocessable } from './errors.ts';
import type { Capture, PayPalRecords, Refund } from './records.ts';

interface RefundBody {
  amount?: PayPalAmount;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
}

/** Refunds of captures, and disputes about them. */
export class Refunds {
  private readonly records: PayPalRecords;

  constructor(records: PayPalRecords) {
    this.records = records;
  }

  /** @throws Refusal 422 `CAPTURE_FULLY_REFUNDED`, `REFUND_AMOUNT_EXCEEDED`, `TRANSACTION_DISPUTED`, … */
  create(captureId: string, body: RefundBody): Refund {
    const capture = this.records.find('capture', captureId);
    if (capture.disputed)
      throw unprocessable(
        'TRANSACTION_DISPUTED',
        'Partial refunds cannot be offered while there is an open case.',
      );
    if (capture.status === 'REFUNDED')
      throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
    if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
      throw unprocessable('REFUND_NOT_ALLOWED', 'The capture is not completed.');
    const left = capture.amount - capture.refunded;
    const amount = body.amount ? toMinor(body.amount, '/amount') : left;
    if (body.amount && body.amount.currency_code !== capture.currency)
      throw unprocessable('CURRENCY_MISMATCH', 'The currency of the refund must be that of the capture.');
    if (amount > left || amount <= 0)
      throw unprocessable(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      );
    const outcome = this.records.tools.lies.ofRefund('paypal');
    const { amount: _amount, ...words } = body;
    const refund: Refund = {
      ...words,
      id: randomId(17, 'upper'),
      capture_id: captureId,
      status: outcome === 'succeeded' ? 'COMPLETED' : outcome === 'failed' ? 'FAILED' : 'PENDING',
      amount,
      currency: capture.currency,
      created: this.records.time(),
    };
    this.records.save('refund', refund);
    if (refund.status !== 'FAILED') this.count(capture, amount);
    if (refund.status === 'COMPLETED') this.report(refund);
    return refund;
  }

  /** PayPal reports a refund that completes; one that fails is only seen by reading it. */
  settle(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.records.find('refund', id);
    const next = status === 'succeeded' ? 'COMPLETED' : 'FAILED';
    if (refund.status === 'FAILED' || refund.status === next)
      throw new Refusal(422, { message: `This refund is ${refund.status}.` });
    refund.status = next;
    this.records.save('refund', refund);
    if (next === 'COMPLETED') this.report(refund);
    else this.count(this.records.find('capture', refund.capture_id), -refund.amount);
  }

  /** @param orderId the order that was paid */
  dispute(orderId: string, status: 'open' | 'won' | 'lost'): void {
    const capture = this.records.find('capture', this.records.find('order', orderId).capture_id ?? '');
    const open = this.records
      .all('dispute')
      .find((one) => one.capture_id === capture.id && one.status === 'OPEN');
    if (status === 'open') {
      if (open) throw new Refusal(422, { message: 'There is an open dispute.' });
      const dispute = {
        id: `PP-R-${randomId(3, 'upper')}-${randomId(8, 'digits')}`,
        capture_id: capture.id,
        status: 'OPEN' as const,
        outcome: null,
        amount: capture.amount - capture.refunded,
        currency: capture.currency,
        created: this.records.time(),
      };
      this.records.save('dispute', dispute);
      this.records.save('capture', { ...capture, disputed: true });
      this.records.emit(
        'CUSTOMER.DISPUTE.CREATED',
        'dispute',
        this.records.showDispute(dispute),
        'A new dispute opened',
      );
      return;
    }
    if (!open) throw new Refusal(422, { message: 'There is no open dispute.' });
    open.status = 'RESOLVED';
    open.outcome = status === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
    this.records.save('dispute', open);
    this.records.save('capture', { ...capture, disputed: status === 'lost' });
    this.records.emit(
      'CUSTOMER.DISPUTE.RESOLVED',
      'dispute',
      this.records.showDispute(open),
      'A dispute was resolved',
    );
  }

  private count(capture: Capture, amount: number): void {
    capture.refunded += amount;
    capture.status =
      capture.refunded === capture.amount
        ? 'REFUNDED'
        : capture.refunded > 0
          ? 'PARTIALLY_REFUNDED'
          : 'COMPLETED';
    this.records.save('capture', capture);
  }

  private report(refund: Refund): void {
    this.records.emit(
      'PAYMENT.CAPTURE.REFUNDED',
      'refund',
      this.records.showRefund(refund),
      'A refund was made',
    );
  }
}
