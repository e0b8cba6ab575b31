import type Stripe from 'stripe';
import { bankPayouts } from '../core/bank-payouts.ts';
import type { Store } from '../core/store.ts';

/** Payouts to the bank as Stripe's list has them, the newest first (docs.stripe.com/api/payouts/object). */
export const payoutObjects = (store: Store): Stripe.Payout[] =>
  bankPayouts(store, 'stripe').map(({ id, amount, currency, status, at }) => ({
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: at,
    automatic: true,
    balance_transaction: `txn_${id}`,
    created: at,
    currency: currency.toLowerCase(),
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: status === 'failed' ? `txn_${id}_failed` : null,
    failure_code: status === 'failed' ? 'account_closed' : null,
    failure_message: status === 'failed' ? 'The bank account has been closed.' : null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status,
    trace_id: null,
    type: 'bank_account',
  }));
