import { isCurrency } from '@bookgrove/contract';
import type { FormValue, FormValues } from '../core/form.ts';
import { invalid } from './errors.ts';

/** What the parameters of `POST /v1/checkout/sessions` ask for. */
export interface SessionRequest {
  mode: 'payment' | 'subscription';
  currency: string;
  lines: { name: string; amount: number; quantity: number }[];
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  /** Of the payment intent, or of the subscription. */
  intent: { description: string | null; metadata: Record<string, string> };
  expires_at: number | null;
  submit_type: string | null;
  locale: string | null;
}

const KNOWN = new Set(
  (
    'allow_promotion_codes allowed_payment_method_types automatic_tax billing_address_collection branding_settings cancel_url ' +
    'client_reference_id consent_collection currency custom_fields custom_text customer customer_creation customer_email ' +
    'discounts excluded_payment_method_types expand expires_at invoice_creation line_items locale metadata mode ' +
    'name_collection origin_context payment_intent_data payment_method_configuration payment_method_options ' +
    'phone_number_collection saved_payment_method_options submit_type subscription_data success_url tax_id_collection ui_mode'
  ).split(' '),
);
/** Smallest charge in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const SMALLEST: Readonly<Record<string, number>> = { gbp: 30, eur: 50, usd: 50, inr: 50, jpy: 50 };
const SUBMIT_TYPES = ['auto', 'book', 'donate', 'pay', 'subscribe'];

/**
 * Reads the parameters of a new session in mode `payment` or `subscription` with the hosted page.
 * @param seconds now, epoch seconds
 * @throws Refusal 400 `invalid_request_error` that names the parameter
 */
export function readSession(form: FormValues, seconds: number): SessionRequest {
  for (const key of Object.keys(form))
    if (!KNOWN.has(key)) throw invalid(`Received unknown parameter: ${key}`, key, 'parameter_unknown');
  const { mode } = form;
  if (mode !== 'payment' && mode !== 'subscription')
    throw invalid('The sandbox offers sessions of mode payment and subscription.', 'mode');
  const unfit = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
  if (form[unfit] !== undefined) throw invalid(`You can not pass \`${unfit}\` in \`${mode}\` mode.`, unfit);
  if (form['ui_mode'] !== undefined && form['ui_mode'] !== 'hosted_page')
    throw invalid('The sandbox offers ui_mode hosted_page.', 'ui_mode');
  const success_url = text(form, 'success_url', 5000);
  if (!success_url) throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  const cancel_url = text(form, 'cancel_url', 5000);
  for (const [name, url] of [
    ['success_url', success_url],
    ['cancel_url', cancel_url],
  ] as const)
    if (url && !URL.canParse(url)) throw invalid('Not a valid URL', name, 'url_invalid');
  const { lines, currency } = readLines(form['line_items'], mode === 'subscription');
  const total = lines.reduce((sum, line) => sum + line.amount * line.quantity, 0);
  if (total > 0 && total < (SMALLEST[currency] ?? 1))
    throw invalid(
      `The Checkout Session's total amount must convert to at least ${SMALLEST[currency]} ${currency}.`,
      undefined,
      'amount_too_small',
    );
  if (total > 99_999_999) throw invalid('The amount is too large.', 'line_items', 'amount_too_large');
  const expires = text(form, 'expires_at', 20);
  const expires_at = expires === null ? null : integer(expires, 'expires_at');
  if (expires_at !== null && (expires_at < seconds + 29 * 60 || expires_at > seconds + 24 * 3600 + 60))
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      'expires_at',
    );
  const submit_type = text(form, 'submit_type', 20);
  if (submit_type && !SUBMIT_TYPES.includes(submit_type))
    throw invalid(`Invalid submit_type: must be one of ${SUBMIT_TYPES.join(', ')}`, 'submit_type');
  const data = mode === 'payment' ? 'payment_intent_data' : 'subscription_data';
  const intent = part(form[data]);
  return {
    mode,
    currency,
    lines,
    success_url,
    cancel_url,
    client_reference_id: text(form, 'client_reference_id', 200),
    customer_email: text(form, 'customer_email', 800),
    metadata: readMetadata(form['metadata'], 'metadata'),
    intent: {
      description: text(intent, 'description', 1000),
      metadata: readMetadata(intent['metadata'], `${data}[metadata]`),
    },
    expires_at,
    submit_type,
    locale: text(form, 'locale', 20),
  };
}

function readLines(
  value: FormValue | undefined,
  monthly: boolean,
): Pick<SessionRequest, 'currency' | 'lines'> {
  if (!Array.isArray(value) || value.length === 0)
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  let currency: string | null = null;
  const lines = value.map((item, place) => {
    const at = `line_items[${place}]`;
    const line = part(item);
    const price = part(line['price_data']);
    const code = text(price, 'currency', 3);
    if (!code || code !== code.toLowerCase() || !isCurrency(code.toUpperCase()))
      throw invalid(`Invalid currency: ${code ?? ''}.`, `${at}[price_data][currency]`);
    const interval = part(price['recurring'])['interval'];
    if (monthly !== (interval === 'month'))
      throw invalid(
        monthly
          ? 'The sandbox offers subscriptions by month.'
          : 'You specified `payment` mode but passed a recurring price.',
        `${at}[price_data][recurring]`,
      );
    if (currency && currency !== code)
      throw invalid('All line items must have the same currency.', `${at}[price_data][currency]`);
    currency = code;
    const name = text(part(price['product_data']), 'name', 5000);
    if (!name)
      throw invalid(
        `Missing required param: ${at}[price_data][product_data][name].`,
        `${at}[price_data][product_data][name]`,
        'parameter_missing',
      );
    const amount = integer(text(price, 'unit_amount', 20) ?? '', `${at}[price_data][unit_amount]`);
    const quantity = integer(text(line, 'quantity', 10) ?? '', `${at}[quantity]`);
    if (quantity < 1) throw invalid('The quantity must be at least 1.', `${at}[quantity]`);
    return { name, amount, quantity };
  });
  return { currency: currency!, lines };
}

const part = (value: FormValue | undefined): FormValues =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

function text(form: FormValues, key: string, most: number): string | null {
  const value = form[key];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${key}`, key);
  if (value.length > most) throw invalid(`Invalid string: ${key} is longer than ${most} characters`, key);
  return value;
}

/** @throws Refusal 400 unless the text is a whole number of at least zero */
export function integer(value: FormValue, param: string): number {
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value))
    throw invalid(
      `Invalid integer: ${typeof value === 'string' ? value : param}`,
      param,
      'parameter_invalid_integer',
    );
  return Number(value);
}

/** @throws Refusal 400 for more than 50 keys, keys of more than 40 or values of more than 500 characters */
export function readMetadata(value: FormValue | undefined, param: string): Record<string, string> {
  const entries = Object.entries(part(value));
  if (entries.length > 50) throw invalid('Metadata can have up to 50 keys', param);
  for (const [key, word] of entries)
    if (key.length > 40 || typeof word !== 'string' || word.length > 500)
      throw invalid('Metadata keys have up to 40 and values up to 500 characters', param);
  return Object.fromEntries(entries) as Record<string, string>;
}
