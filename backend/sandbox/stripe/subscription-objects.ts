import type Stripe from 'stripe';

/** A customer, as Checkout makes one for a subscription. */
export const newCustomer = (more: {
  id: string;
  created: number;
  email: string | null;
}): Stripe.Customer => ({
  object: 'customer',
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_prefix: more.id.slice(4, 12).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: 'Sandbox Payer',
  next_invoice_sequence: 2,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  ...more,
});

export const newMethod = (more: {
  id: string;
  created: number;
  customer: string;
  last4: string;
}): Stripe.PaymentMethod => {
  const { last4, ...given } = more;
  return {
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'GB',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2030,
      fingerprint: 'sandbox',
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: 'unregulated',
      three_d_secure_usage: null,
      wallet: null,
    },
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    ...given,
  };
};

/** A monthly subscription; times are epoch seconds. */
export function newSubscription(given: {
  id: string;
  item: string;
  price: string;
  product: string;
  created: number;
  start: number;
  end: number;
  currency: string;
  unit_amount: number;
  customer: string;
  method: string;
  description: string | null;
  metadata: Record<string, string>;
}): Stripe.Subscription {
  const { id, item, price, product, created, start, end, currency, unit_amount } = given;
  const both = { active: true, created, currency, livemode: false, metadata: {}, nickname: null, product };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.method,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: item,
          object: 'subscription_item',
          billing_thresholds: null,
          created,
          current_period_end: end,
          current_period_start: start,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: {
            ...both,
            id: price,
            object: 'plan',
            amount: unit_amount,
            amount_decimal: null,
            billing_scheme: 'per_unit',
            interval: 'month',
            interval_count: 1,
            meter: null,
            tiers_mode: null,
            transform_usage: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
          price: {
            ...both,
            id: price,
            object: 'price',
            billing_scheme: 'per_unit',
            custom_unit_amount: null,
            lookup_key: null,
            recurring: {
              interval: 'month',
              interval_count: 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            },
            tax_behavior: 'unspecified',
            tiers_mode: null,
            transform_quantity: null,
            type: 'recurring',
            unit_amount,
            unit_amount_decimal: null,
          },
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

export function newInvoice(given: {
  id: string;
  created: number;
  amount: number;
  currency: string;
  customer: string;
  description: string | null;
  billing_reason: Stripe.Invoice.BillingReason;
  period_start: number;
  period_end: number;
  subscription: string;
  metadata: Record<string, string>;
  number: string;
}): Stripe.Invoice {
  const { amount, subscription, metadata, ...more } = given;
  return {
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    due_date: null,
    effective_at: given.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${given.id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata, subscription },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: { object: 'list', data: [], has_more: false, url: `/v1/invoice_payments?invoice=${given.id}` },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: given.created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    ...more,
  };
}
