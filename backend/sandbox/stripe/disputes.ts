import type Stripe from 'stripe';
import { invalid } from './errors.ts';
import { DISPUTE_FEE } from './fees.ts';
import type { StripeRecords } from './records.ts';

/** Disputes of charges: the amount and a fee leave at once; the amount comes back when the merchant wins. */
export class Disputes {
  private readonly records: StripeRecords;

  constructor(records: StripeRecords) {
    this.records = records;
  }

  /** @param sessionId the session that was paid */
  move(sessionId: string, status: 'open' | 'won' | 'lost'): void {
    const { session } = this.records.session(sessionId);
    const intent = this.records.find<Stripe.PaymentIntent>(
      'payment_intent',
      session.payment_intent as string,
    );
    const charge = this.records.find<Stripe.Charge>('charge', intent.latest_charge as string);
    if (status === 'open') this.open(charge);
    else this.close(charge, status);
  }

  private open(charge: Stripe.Charge): void {
    if (!charge.paid || charge.disputed) throw invalid('This charge cannot be disputed.', 'charge');
    const amount = charge.amount_captured - charge.amount_refunded;
    const id = this.records.id('du');
    const created = this.records.seconds();
    const dispute = {
      id,
      object: 'dispute',
      amount,
      balance_transactions: [
        this.records.book('adjustment', id, {
          amount: -amount,
          fee: DISPUTE_FEE[charge.currency] ?? 1500,
          currency: charge.currency,
        }),
      ],
      charge: charge.id,
      created,
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: {},
      evidence_details: {
        due_by: created + 7 * 86_400,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      intended_submission_method: null,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'product_not_received',
      status: 'needs_response',
    } as unknown as Stripe.Dispute;
    charge.disputed = true;
    this.records.save(charge);
    this.records.save(dispute);
    this.records.emit('charge.dispute.created', dispute);
    this.records.emit('charge.dispute.funds_withdrawn', dispute);
  }

  private close(charge: Stripe.Charge, status: 'won' | 'lost'): void {
    const dispute = this.records
      .all<Stripe.Dispute>('dispute')
      .find((one) => one.charge === charge.id && one.status === 'needs_response');
    if (!dispute) throw invalid('This charge has no open dispute.', 'charge');
    dispute.status = status;
    if (status === 'won')
      dispute.balance_transactions.push(
        this.records.book('adjustment', dispute.id, {
          amount: dispute.amount,
          fee: 0,
          currency: dispute.currency,
        }),
      );
    this.records.save(dispute);
    this.records.emit('charge.dispute.closed', dispute);
    if (status === 'won') {
      charge.disputed = false;
      this.records.save(charge);
      this.records.emit('charge.dispute.funds_reinstated', dispute);
    }
  }
}
