import type { X509Certificate } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import type { WebhookCall } from '../../../../platform/webhooks/webhook-source.ts';
import {
  PaymentAdapter,
  ProviderRefusal,
  ProviderUnavailable,
  type DisputeSeen,
  type OpenedPage,
  type PageRequest,
  type ProviderFacts,
  type ProviderPayment,
  type RefundRequest,
  type RefundSeen,
  type WebhookSubject,
} from '../payment-provider.ts';
import type { ListedMovement } from '../listed-movement.ts';
import type { ListedPayout } from '../listed-payout.ts';
import { declineReason } from './decline-reasons.rules.ts';
import {
  isCertificateHost,
  isSignedByPayPal,
  isTrustedChain,
  isValidAt,
  readCertificates,
  readTransmission,
  type PayPalTransmission,
} from './paypal-signature.ts';
import {
  accepted,
  AccessTokens,
  callProvider,
  listOf,
  objectOf,
  PATIENCE_MS,
  textOf,
  type ProviderAnswer,
} from './provider-http.ts';
import { fromPayPalValue, toPayPalValue } from './provider-money.rules.ts';
import { PayPalSubscriptions } from './paypal-subscriptions.ts';

type Json = Record<string, unknown>;
const CERTIFICATE_MS = 24 * 3_600_000;
const MAX_CERTIFICATE = 64 * 1024;

/** PayPal Orders v2 (https://developer.paypal.com/docs/api/orders/v2/). The SDK knows only PayPal's hosts, hence `fetch`. */
@Injectable()
export class PayPalAdapter extends PaymentAdapter {
  readonly name = 'paypal';
  readonly configured: boolean;
  override readonly subscriptions = new PayPalSubscriptions(
    (method, path, key, body) => this.ask(method, path, key, body),
    () => this.payerPage(),
  );
  private readonly tokens = new AccessTokens(() => this.fetchToken());
  private readonly certificates = new LRUCache<string, X509Certificate>({ max: 20, ttl: CERTIFICATE_MS });

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
    this.configured = config.payments.paypal !== null;
  }

  async open(request: PageRequest): Promise<OpenedPage> {
    if (request.interval === 'month') return this.subscriptions.open(request);
    const amount = { currency_code: request.currency, value: toPayPalValue(request) };
    const order = await this.ask('POST', '/v2/checkout/orders', `${request.id}:1`, {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: request.id,
          custom_id: request.id,
          invoice_id: request.id,
          description: request.description.slice(0, 127),
          amount,
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: request.success_url,
            cancel_url: request.cancel_url,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
          ...(request.email && { email_address: request.email }),
        },
      },
    });
    const id = textOf(order['id']);
    const link = listOf(order['links']).find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    const url = textOf(link?.['href']);
    if (!id || !url) throw new ProviderUnavailable('PayPal made an order without a page');
    return { session_ref: id, url };
  }

  async read(
    payment: ProviderPayment,
    { complete, dispute_ref }: { complete: boolean; dispute_ref: string | null },
  ): Promise<ProviderFacts> {
    if (payment.session_ref!.startsWith('I-')) return this.readCharge(payment, dispute_ref);
    const order = await this.readOrder(payment.session_ref!);
    const isApproved = complete && order?.['status'] === 'APPROVED';
    const refusal = isApproved ? await this.capture(payment) : null;
    const facts = factsOfOrder(isApproved ? await this.readOrder(payment.session_ref!) : order, payment);
    return {
      ...facts,
      // The order shows no capture after PayPal refused one: nothing was taken. The payer chooses again on a new page.
      state: facts.state === 'open' && refusal && refusal.reason !== 'other' ? 'failed' : facts.state,
      decline: facts.decline ?? refusal,
      disputes: dispute_ref === null ? [] : await this.readDispute(dispute_ref),
    };
  }

  /** A charge of a subscription: the first one by the subscription alone, later ones as `<subscription>/<transaction>`. */
  private async readCharge(payment: ProviderPayment, dispute_ref: string | null): Promise<ProviderFacts> {
    const [ref = '', id] = payment.session_ref!.split('/');
    const subscription = await this.subscriptions.find(ref);
    const status = textOf(subscription['status']);
    const waits = status === 'APPROVAL_PENDING' || status === 'APPROVED';
    const charges = waits ? [] : await this.subscriptions.charges(ref, subscription);
    const found = id ? charges.find(({ charge }) => charge.ref === payment.session_ref) : charges[0];
    const state = waits
      ? 'open'
      : found?.paid
        ? 'paid'
        : found?.status === 'DECLINED'
          ? 'failed'
          : status === 'CANCELLED' || status === 'EXPIRED'
            ? 'cancelled'
            : 'processing';
    return {
      state,
      amount: found?.charge.amount ?? null,
      currency: found?.charge.currency ?? null,
      ours: id !== undefined || textOf(subscription['custom_id']) === payment.id,
      capture_ref: found?.charge.refs[1] ?? null,
      fee: found?.paid ? found.fee : null,
      decline:
        state === 'failed'
          ? { reason: 'card_declined', message: 'PayPal could not take the payment.' }
          : null,
      refunds: [],
      disputes: dispute_ref === null ? [] : await this.readDispute(dispute_ref),
      subscription_ref: found?.paid ? ref : null,
    };
  }

  /** Where a payer chooses what pays for subscriptions. */
  private payerPage(): string {
    const { apiUrl } = this.settings();
    if (apiUrl.hostname.endsWith('.paypal.com'))
      return `https://${apiUrl.hostname.replace('api-m.', 'www.')}/myaccount/autopay/`;
    return `${baseOf(apiUrl)}/myaccount/autopay/`;
  }

  /** An order that is not captured costs nobody anything, and nothing is captured once the payment is over. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  async refund(payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen> {
    if (payment.capture_ref === null) throw new ProviderRefusal('no_capture', 'The payment has no capture.');
    const made = await this.ask(
      'POST',
      `/v2/payments/captures/${encodeURIComponent(payment.capture_ref)}/refund`,
      `${refund.id}:${refund.attempt}`,
      {
        amount: { currency_code: refund.currency, value: toPayPalValue(refund) },
        custom_id: refund.id,
        invoice_id: `${refund.id}:${refund.attempt}`,
      },
    );
    return refundSeen(made, refund.id, refund.amount);
  }

  async readRefund(_payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen | null> {
    if (refund.provider_ref === null) return null;
    const answer = await this.send('GET', `/v2/payments/refunds/${encodeURIComponent(refund.provider_ref)}`);
    return answer.status === 404 ? null : refundSeen(checked(answer), refund.id, refund.amount);
  }

  /** Checks the signature here; asks PayPal when the certificate cannot be fetched. */
  async verify({ body, headers }: WebhookCall): Promise<boolean> {
    const settings = this.config.payments.paypal;
    const transmission = readTransmission(headers);
    if (!settings || !transmission) return false;
    const standIn = this.config.production ? null : settings.apiUrl.origin;
    if (!isCertificateHost(transmission.certificate_url, standIn)) return false;
    const certificate = await this.certificateAt(transmission.certificate_url, standIn);
    if (certificate === 'refused') return false;
    return certificate === 'unreachable'
      ? this.askWhetherSigned(transmission, settings.webhookId, body)
      : isSignedByPayPal(body, transmission, settings.webhookId, certificate);
  }

  parse(body: Buffer): WebhookSubject | null {
    const event = objectOf(JSON.parse(body.toString('utf8')));
    const resource = objectOf(event['resource']);
    const event_id = textOf(event['id']);
    const type = textOf(event['event_type']);
    if (
      !event_id ||
      !type ||
      !/^(?:PAYMENT\.|CHECKOUT\.|CUSTOMER\.DISPUTE\.|BILLING\.SUBSCRIPTION\.)/.test(type)
    )
      return null;
    const related = objectOf(objectOf(resource['supplementary_data'])['related_ids']);
    const isOrder = type.startsWith('CHECKOUT.ORDER.');
    const isDispute = type.startsWith('CUSTOMER.DISPUTE.');
    const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED';
    const order = isOrder ? textOf(resource['id']) : textOf(related['order_id']);
    const refs = [
      ...listOf(resource['purchase_units']).map((unit) => textOf(unit['custom_id'])),
      isRefund ? null : (textOf(resource['custom_id']) ?? textOf(resource['custom'])),
      textOf(resource['billing_agreement_id']),
      order,
      textOf(related['capture_id']),
      ...listOf(resource['links'])
        .filter(({ rel }) => rel === 'up')
        .map(({ href }) => /\/captures\/([\w-]+)$/.exec(textOf(href) ?? '')?.[1] ?? null),
      ...listOf(resource['disputed_transactions']).map((one) => textOf(one['seller_transaction_id'])),
      !isOrder && !isRefund && !isDispute ? textOf(resource['id']) : null,
    ].filter((ref): ref is string => ref !== null);
    return {
      event_id,
      type,
      refs,
      session_ref: order,
      dispute_ref: isDispute ? textOf(resource['dispute_id']) : null,
      subscription: type.startsWith('BILLING.SUBSCRIPTION.') || type.startsWith('PAYMENT.SALE.'),
    };
  }

  /** The capture of a refund or dispute that is not stored here yet has our id. */
  override async lookUp({ refs }: WebhookSubject): Promise<string[]> {
    for (const ref of refs.slice(0, 3)) {
      const answer = await this.send('GET', `/v2/payments/captures/${encodeURIComponent(ref)}`);
      const id = answer.status === 200 ? textOf(answer.body['custom_id']) : null;
      if (id) return [id];
    }
    return [];
  }

  /** Null for an order that is not there any more. */
  /**
   * Movements of the account (https://developer.paypal.com/docs/api/transaction-search/v1/). The app needs the permission
   * "Transaction Search"; a movement appears there up to three hours after it was made.
   */
  override async list(from: Date, to: Date): Promise<ListedMovement[]> {
    const rows = await this.transactions(from, to);
    return rows.map(movementOf).filter((movement) => movement !== null);
  }

  /** Withdrawals to the bank, which the same list has. */
  override async payouts(from: Date, to: Date): Promise<ListedPayout[]> {
    const rows = await this.transactions(from, to);
    return rows.map(payoutOf).filter((payout) => payout !== null);
  }

  private async transactions(from: Date, to: Date): Promise<Json[]> {
    const found: Json[] = [];
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: new Date(to.getTime() - 1_000).toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const answer = await this.ask('GET', `/v1/reporting/transactions?${query}`, undefined);
      for (const detail of listOf(answer['transaction_details']))
        found.push(objectOf(detail['transaction_info']));
      if (page >= Number(answer['total_pages'] ?? 1)) return found;
    }
  }

  private async readOrder(id: string): Promise<Json | null> {
    const answer = await this.send('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`);
    return answer.status === 404 ? null : checked(answer);
  }

  /**
   * Captures an approved order; the read that follows decides whether it is paid.
   * @returns why PayPal refused, null when it did not. A known reason ends the attempt: PayPal asks merchants to have the
   *   payer choose another instrument (https://developer.paypal.com/docs/checkout/standard/customize/handle-funding-failures/).
   *   `other` is one of which nobody knows whether the next try succeeds.
   */
  private async capture({ id, session_ref }: ProviderPayment): Promise<ProviderFacts['decline']> {
    const answer = await this.send(
      'POST',
      `/v2/checkout/orders/${encodeURIComponent(session_ref!)}/capture`,
      `${id}:capture:1`,
      {},
    );
    if (answer.status < 400) return null;
    const { code, message } = refusalOf(answer.body);
    return code === 'ORDER_ALREADY_CAPTURED' || code === 'ORDER_NOT_APPROVED'
      ? null
      : { reason: declineReason('paypal', code), message: `${code}: ${message}` };
  }

  private async readDispute(id: string): Promise<DisputeSeen[]> {
    const answer = await this.send('GET', `/v1/customer/disputes/${encodeURIComponent(id)}`);
    if (answer.status === 404) return [];
    const dispute = checked(answer);
    const amount = objectOf(dispute['dispute_amount']);
    const outcome = textOf(objectOf(dispute['dispute_outcome'])['outcome_code']) ?? '';
    const resolved = dispute['status'] === 'RESOLVED';
    const due = textOf(dispute['seller_response_due_date']);
    return [
      {
        provider_ref: id,
        amount: fromPayPalValue(textOf(amount['value']) ?? '', textOf(amount['currency_code']) ?? ''),
        fee: 0,
        status: !resolved ? 'open' : outcome === 'RESOLVED_BUYER_FAVOUR' ? 'lost' : 'won',
        reason: textOf(dispute['reason']),
        evidence_due_at: due && !Number.isNaN(Date.parse(due)) ? new Date(due) : null,
      },
    ].filter((one): one is DisputeSeen => !Number.isNaN(one.amount));
  }

  private async certificateAt(
    address: string,
    standIn: string | null,
  ): Promise<X509Certificate | 'refused' | 'unreachable'> {
    const now = this.clock.now();
    const known = this.certificates.get(address);
    if (known && isValidAt(known, now)) return known;
    let pem: string;
    try {
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) return answer.status >= 500 ? 'unreachable' : 'refused';
      pem = (await answer.text()).slice(0, MAX_CERTIFICATE);
    } catch {
      return 'unreachable';
    }
    try {
      const chain = readCertificates(pem);
      const [leaf] = chain;
      const fromStandIn = standIn !== null && new URL(address).origin === standIn;
      if (!leaf || !(fromStandIn ? isValidAt(leaf, now) : isTrustedChain(chain, now))) return 'refused';
      this.certificates.set(address, leaf);
      return leaf;
    } catch {
      return 'refused';
    }
  }

  /** https://developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post. The event is sent as it came. */
  private async askWhetherSigned(
    { id, time, signature, certificate_url, algorithm }: PayPalTransmission,
    webhook_id: string,
    body: Buffer,
  ): Promise<boolean> {
    const proof = JSON.stringify({
      auth_algo: algorithm,
      cert_url: certificate_url,
      transmission_id: id,
      transmission_sig: signature,
      transmission_time: time,
      webhook_id,
    });
    const answer = await this.send(
      'POST',
      '/v1/notifications/verify-webhook-signature',
      undefined,
      `${proof.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`,
    );
    return checked(answer)['verification_status'] === 'SUCCESS';
  }

  private async ask(method: string, path: string, key: string | undefined, body?: object): Promise<Json> {
    return checked(await this.send(method, path, key, body));
  }

  /** Calls PayPal; once more with a new token when it refuses the one that was kept. */
  private async send(
    method: string,
    path: string,
    key?: string,
    body?: object | string,
  ): Promise<ProviderAnswer> {
    const call = async (token: string): Promise<ProviderAnswer> =>
      callProvider(`${baseOf(this.settings().apiUrl)}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(key && { 'paypal-request-id': key }),
        },
        body: typeof body === 'object' ? JSON.stringify(body) : body,
      });
    const token = await this.tokens.get();
    const answer = await call(token);
    if (answer.status !== 401) return notBusy(answer);
    this.tokens.drop(token);
    const second = await call(await this.tokens.get());
    if (second.status === 401) throw new ProviderUnavailable('PayPal refuses the access token');
    return notBusy(second);
  }

  private async fetchToken(): Promise<{ token: string; expires_at_ms: number }> {
    const { clientId, clientSecret, apiUrl } = this.settings();
    const { status, body } = await callProvider(`${baseOf(apiUrl)}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const token = textOf(body['access_token']);
    if (status >= 400 || !token)
      throw new ProviderUnavailable('PayPal issues no access token for these keys');
    return { token, expires_at_ms: Date.now() + Number(body['expires_in'] ?? 300) * 1_000 };
  }

  private settings(): NonNullable<Config['payments']['paypal']> {
    const settings = this.config.payments.paypal;
    if (!settings) throw new ProviderUnavailable('PayPal has no keys');
    return settings;
  }
}

const baseOf = (url: URL): string => url.href.replace(/\/+$/, '');

/** The issue of an error, which is more exact than its name. */
function refusalOf(body: Json): { code: string; message: string } {
  const [detail] = listOf(body['details']);
  return {
    code: textOf(detail?.['issue']) ?? textOf(body['name']) ?? 'refused',
    message: textOf(detail?.['description']) ?? textOf(body['message']) ?? '',
  };
}

const checked = (answer: ProviderAnswer): Json => accepted(answer, refusalOf);

/** The same request is being carried out at this moment: nothing is known yet. */
function notBusy(answer: ProviderAnswer): ProviderAnswer {
  if (answer.status >= 400 && refusalOf(answer.body).code === 'PREVIOUS_REQUEST_IN_PROGRESS')
    throw new ProviderUnavailable('PayPal still carries out the same request');
  return answer;
}

/** The state of the payment follows its capture: an order may be complete while the capture is pending. */
function factsOfOrder(order: Json | null, payment: ProviderPayment): ProviderFacts {
  const [unit = {}] = listOf(order?.['purchase_units']);
  const payments = objectOf(unit['payments']);
  const captures = listOf(payments['captures']);
  const capture =
    captures.find(({ status }) => !['DECLINED', 'FAILED'].includes(String(status))) ??
    captures.at(-1) ??
    null;
  const status = textOf(capture?.['status']);
  const amount = objectOf(capture?.['amount'] ?? unit['amount']);
  const currency = textOf(amount['currency_code']);
  const fee = objectOf(objectOf(capture?.['seller_receivable_breakdown'])['paypal_fee']);
  const custom = textOf(capture?.['custom_id']) ?? textOf(unit['custom_id']) ?? textOf(unit['reference_id']);
  const state =
    order === null
      ? 'expired'
      : status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
        ? 'paid'
        : status === 'PENDING'
          ? 'processing'
          : status === 'DECLINED' || status === 'FAILED'
            ? 'failed'
            : order['status'] === 'VOIDED'
              ? 'cancelled'
              : 'open';
  return {
    state,
    amount: currency === null ? null : fromPayPalValue(textOf(amount['value']) ?? '', currency),
    currency,
    ours: order === null || custom === payment.id,
    capture_ref: textOf(capture?.['id']),
    fee:
      textOf(fee['currency_code']) === payment.currency
        ? fromPayPalValue(textOf(fee['value']) ?? '', payment.currency)
        : null,
    decline:
      state === 'failed'
        ? {
            reason: declineReason('paypal', textOf(objectOf(capture?.['status_details'])['reason']), status),
            message: `The capture is ${status?.toLowerCase() ?? 'refused'}.`,
          }
        : null,
    refunds: listOf(payments['refunds']).map((refund) =>
      refundSeen(refund, textOf(refund['custom_id']), null),
    ),
    disputes: [],
  };
}

/** Event codes: T00xx are payments, T1107 is a refund. Others are fees, holds, reversals and withdrawals. */
function movementOf(info: Json): ListedMovement | null {
  const code = textOf(info['transaction_event_code']) ?? '';
  const kind = code.startsWith('T00') ? 'payment' : code === 'T1107' ? 'refund' : null;
  const ref = textOf(info['transaction_id']);
  const money = objectOf(info['transaction_amount']);
  const currency = textOf(money['currency_code']);
  if (!kind || !ref || !currency) return null;
  const amount = fromPayPalValue(textOf(money['value']) ?? '', currency);
  // A negative payment is one that the account itself made.
  if (kind === 'payment' && amount < 0) return null;
  const fee = textOf(objectOf(info['fee_amount'])['value']);
  const status = textOf(info['transaction_status']);
  return {
    kind,
    ref,
    our_id: textOf(info['custom_field']),
    amount: Math.abs(amount),
    fee: kind === 'refund' ? null : fee === null ? 0 : Math.abs(fromPayPalValue(fee, currency)),
    currency,
    state: status === 'S' ? 'succeeded' : status === 'P' ? 'pending' : 'failed',
    settled: status === 'S',
    at: new Date(textOf(info['transaction_initiation_date']) ?? ''),
  };
}

/** A withdrawal to the bank: event codes `T04nn` (https://developer.paypal.com/docs/transaction-search/transaction-event-codes/). */
function payoutOf(info: Json): ListedPayout | null {
  const ref = textOf(info['transaction_id']);
  const money = objectOf(info['transaction_amount']);
  const currency = textOf(money['currency_code']);
  const status = textOf(info['transaction_status']);
  if (!textOf(info['transaction_event_code'])?.startsWith('T04') || !ref || !currency || status === 'P')
    return null;
  return {
    ref,
    amount: Math.abs(fromPayPalValue(textOf(money['value']) ?? '', currency)),
    currency,
    state: status === 'S' ? 'arrived' : 'returned',
    at: new Date(
      textOf(info['transaction_updated_date']) ?? textOf(info['transaction_initiation_date']) ?? '',
    ),
  };
}

function refundSeen(refund: Json, refund_id: string | null, amount: number | null): RefundSeen {
  const money = objectOf(refund['amount']);
  const currency = textOf(money['currency_code']);
  const status = textOf(refund['status']);
  const id = textOf(refund['id']);
  if (!id) throw new ProviderUnavailable('PayPal named a refund without an id');
  return {
    provider_ref: id,
    refund_id,
    amount: currency ? fromPayPalValue(textOf(money['value']) ?? '', currency) : (amount ?? 0),
    status:
      status === 'COMPLETED'
        ? 'succeeded'
        : status === 'FAILED' || status === 'CANCELLED'
          ? 'failed'
          : 'pending',
    failure: textOf(objectOf(refund['status_details'])['reason']),
  };
}
