import type Stripe from 'stripe';
import type { FormValues } from '../core/form.ts';
import { invalid, missing } from './errors.ts';
import type { StripeRecords } from './records.ts';
import { integer, readMetadata } from './session-body.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** Refunds of charges, and how they end. */
export class Refunds {
  private readonly records: StripeRecords;

  constructor(records: StripeRecords) {
    this.records = records;
  }

  /** @throws Refusal 400 when the charge has less left than asked for, or is disputed */
  create(form: FormValues): Stripe.Refund {
    const charge = this.chargeOf(form);
    if (charge.disputed)
      throw invalid(
        `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        'charge',
        'charge_disputed',
      );
    const left = charge.amount_captured - charge.amount_refunded;
    if (left <= 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
    const amount = form['amount'] === undefined ? left : integer(form['amount'], 'amount');
    if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
    if (amount > left)
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        'amount',
      );
    const reason = form['reason'];
    if (reason !== undefined && !REASONS.includes(reason as string))
      throw invalid(`Invalid reason: must be one of ${REASONS.join(', ')}`, 'reason');
    const outcome = this.records.tools.lies.ofRefund('stripe');
    const refund: Stripe.Refund = {
      id: this.records.id('re'),
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: charge.id,
      created: this.records.seconds(),
      currency: charge.currency,
      customer: null,
      customer_account: null,
      destination_details: { card: { type: 'refund' }, type: 'card' },
      metadata: readMetadata(form['metadata'], 'metadata'),
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: (reason as Stripe.Refund.Reason | undefined) ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: outcome === 'failed' ? 'pending' : outcome,
      transfer_reversal: null,
      ...(outcome === 'pending' && { pending_reason: 'processing' as const }),
    };
    refund.balance_transaction = this.records.book('refund', refund.id, {
      amount: -amount,
      fee: 0,
      currency: charge.currency,
    }).id;
    this.records.save(refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    this.records.save(charge);
    this.records.emit('refund.created', refund);
    this.records.emit('charge.refunded', charge);
    if (outcome === 'failed') this.settle(refund.id, 'failed');
    return this.records.find<Stripe.Refund>('refund', refund.id);
  }

  /** Ends a refund; one that succeeded can fail afterwards, when the bank sends the money back. */
  settle(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.records.find<Stripe.Refund>('refund', id);
    if (refund.status === 'failed' || refund.status === status)
      throw invalid(`This refund is ${refund.status}.`, 'refund');
    refund.status = status;
    delete refund.pending_reason;
    if (status === 'failed') {
      refund.failure_reason = 'expired_or_canceled_card';
      refund.failure_balance_transaction = this.records.book('refund_failure', refund.id, {
        amount: refund.amount,
        fee: 0,
        currency: refund.currency,
      }).id;
      const charge = this.records.find<Stripe.Charge>('charge', refund.charge as string);
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      this.records.save(charge);
    }
    this.records.save(refund);
    this.records.emit('refund.updated', refund);
    this.records.emit('charge.refund.updated', refund);
    if (status === 'failed') this.records.emit('refund.failed', refund);
  }

  private chargeOf(form: FormValues): Stripe.Charge {
    if (typeof form['payment_intent'] === 'string') {
      const intent = this.records.maybe<Stripe.PaymentIntent>('payment_intent', form['payment_intent']);
      if (!intent) throw missing('payment_intent', form['payment_intent'], 'payment_intent');
      const charge = this.records.maybe<Stripe.Charge>('charge', intent.latest_charge as string);
      if (!charge?.paid)
        throw invalid(
          `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
          'payment_intent',
        );
      return charge;
    }
    if (typeof form['charge'] === 'string')
      return this.records.find<Stripe.Charge>('charge', form['charge'], 'charge');
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
}
