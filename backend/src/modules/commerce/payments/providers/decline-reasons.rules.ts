import type { PaymentProvider } from '../payment-facts.ts';
import type { DeclineReason } from '../payment-facts.ts';

/**
 * Codes by which providers decline, in our vocabulary. Codes that hint at theft are `card_declined` on purpose: the
 * payer must not learn more (https://docs.stripe.com/declines/codes).
 */
const REASONS: Readonly<Record<PaymentProvider, Readonly<Record<string, DeclineReason>>>> = {
  stripe: {
    insufficient_funds: 'insufficient_funds',
    withdrawal_count_limit_exceeded: 'limit_exceeded',
    card_velocity_exceeded: 'limit_exceeded',
    expired_card: 'card_expired',
    invalid_expiry_month: 'card_expired',
    invalid_expiry_year: 'card_expired',
    incorrect_number: 'wrong_details',
    invalid_number: 'wrong_details',
    incorrect_cvc: 'wrong_details',
    invalid_cvc: 'wrong_details',
    incorrect_zip: 'wrong_details',
    authentication_required: 'not_authenticated',
    payment_intent_authentication_failure: 'not_authenticated',
    card_not_supported: 'not_accepted',
    currency_not_supported: 'not_accepted',
    processing_error: 'unavailable',
    issuer_not_available: 'unavailable',
    card_declined: 'card_declined',
    generic_decline: 'card_declined',
    do_not_honor: 'card_declined',
  },
  paypal: {
    INSTRUMENT_DECLINED: 'card_declined',
    REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'card_declined',
    PAYER_ACTION_REQUIRED: 'not_authenticated',
    PAYER_ACCOUNT_RESTRICTED: 'not_accepted',
    PAYER_CANNOT_PAY: 'not_accepted',
    TRANSACTION_REFUSED: 'card_declined',
    TRANSACTION_LIMIT_EXCEEDED: 'limit_exceeded',
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'limit_exceeded',
    CARD_EXPIRED: 'card_expired',
    COMPLIANCE_VIOLATION: 'not_accepted',
    DECLINED: 'card_declined',
  },
  phonepe: {
    INSUFFICIENT_FUNDS: 'insufficient_funds',
    PAYMENT_ERROR: 'card_declined',
    PAYMENT_DECLINED: 'card_declined',
    INVALID_MPIN: 'wrong_details',
    AUTHENTICATION_FAILED: 'not_authenticated',
    TXN_NOT_COMPLETED: 'not_authenticated',
    TIMED_OUT: 'not_authenticated',
    LIMIT_EXCEEDED: 'limit_exceeded',
    ISSUER_UNAVAILABLE: 'unavailable',
  },
};

/** The first of the codes that is known; `other` when none is. */
export const declineReason = (
  provider: PaymentProvider,
  ...codes: (string | null | undefined)[]
): DeclineReason =>
  codes
    .map((code) => (code && Object.hasOwn(REASONS[provider], code) ? REASONS[provider][code] : undefined))
    .find((reason) => reason !== undefined) ?? 'other';
