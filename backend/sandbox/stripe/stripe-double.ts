import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { readForm, type FormValues } from '../core/form.ts';
import { randomId } from '../core/ids.ts';
import { choicePage, messagePage, PAGE_HEADERS, payPage } from '../core/pages.ts';
import type { Tools } from '../core/tools.ts';
import {
  Refusal,
  type Action,
  type PaymentSummary,
  type ProviderDouble,
  type SubscriptionChange,
  type SubscriptionSummary,
} from '../core/types.ts';
import { balanceTransactions } from './balance.ts';
import { Checkout } from './checkout.ts';
import { Disputes } from './disputes.ts';
import { invalid, stripeError } from './errors.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { expand, listOf } from './lists.ts';
import { API_VERSION, StripeRecords } from './records.ts';
import { payoutObjects } from './payouts.ts';
import { Refunds } from './refunds.ts';
import { readSession } from './session-body.ts';
import { stripeSignature } from './signature.ts';
import { Subscriptions } from './subscriptions.ts';

/** Kinds that can be read and listed at `/v1/{path}`. */
const READABLE: Readonly<Record<string, string>> = {
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  charges: 'charge',
  balance_transactions: 'balance_transaction',
  refunds: 'refund',
  disputes: 'dispute',
  events: 'event',
  customers: 'customer',
  invoices: 'invoice',
  payment_methods: 'payment_method',
  subscriptions: 'subscription',
};

type Work = (form: FormValues, request: FastifyRequest) => object;

/** Stripe API v1, as the official SDK 23.1 calls it (docs.stripe.com/api). */
export class StripeDouble implements ProviderDouble {
  readonly name = 'stripe';
  private readonly records: StripeRecords;
  private readonly checkout: Checkout;
  private readonly refunds: Refunds;
  private readonly disputes: Disputes;
  private readonly subscriptions: Subscriptions;
  private readonly keys: IdempotencyKeys;

  private readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
    this.records = new StripeRecords(tools);
    this.subscriptions = new Subscriptions(this.records);
    this.checkout = new Checkout(this.records, this.subscriptions);
    this.refunds = new Refunds(this.records);
    this.disputes = new Disputes(this.records);
    this.keys = new IdempotencyKeys(tools);
  }

  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/v1/')) return;
      const version = String(request.headers['stripe-version'] ?? API_VERSION);
      void reply.headers({ 'request-id': `req_${randomId(14)}`, 'stripe-version': version });
      this.authorize(request);
    });
    app.addHook('onSend', async ({ headers }, reply, payload) => {
      const key = headers['idempotency-key'];
      if (key && reply.statusCode >= 500)
        this.keys.replace(String(key), String(reply.getHeader('request-id')), {
          status: reply.statusCode,
          body: JSON.parse(String(payload)),
        });
      return payload;
    });
    for (const [path, kind] of Object.entries(READABLE)) {
      app.get(`/v1/${path}`, (request) => {
        const query = readForm(request.url.split('?')[1] ?? '');
        const { expand: paths, ...filters } = query;
        this.tick();
        const objects =
          kind === 'balance_transaction'
            ? balanceTransactions(this.records)
            : this.records.all<{ id: string }>(kind);
        const list = listOf(objects, `/v1/${path}`, filters);
        return expand(list, paths, (id) => this.records.byId(id));
      });
      app.get<{ Params: { id: string } }>(`/v1/${path}/:id`, (request) => {
        const query = readForm(request.url.split('?')[1] ?? '');
        const { id } = request.params;
        if (kind === 'checkout.session') this.checkout.current(id);
        return expand(this.records.find<object>(kind, id), query['expand'], (one) => this.records.byId(one));
      });
    }
    app.get('/v1/payouts', (request) => {
      const { expand: _, ...filters } = readForm(request.url.split('?')[1] ?? '');
      return listOf(payoutObjects(this.tools.store), '/v1/payouts', filters);
    });
    const post = (path: string, work: Work) =>
      app.post(path, (request, reply) => this.once(request, reply, work));
    post('/v1/checkout/sessions', (form) => this.checkout.create(readSession(form, this.records.seconds())));
    post('/v1/checkout/sessions/:id/expire', (_form, request) =>
      this.checkout.expire((request.params as { id: string }).id),
    );
    post('/v1/refunds', (form) => this.refunds.create(form));
    const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
    post('/v1/subscriptions/:id', (form, request) => this.subscriptions.update(idOf(request), form));
    post('/v1/invoices/:id/pay', (_form, request) => this.subscriptions.payInvoice(idOf(request)));
    post('/v1/billing_portal/sessions', (form) => this.subscriptions.cardPage(form));
    app.delete<{ Params: { id: string } }>('/v1/subscriptions/:id', (request, reply) =>
      this.once(request, reply, () => this.subscriptions.cancel(request.params.id)),
    );
    app.get<{ Params: { id: string } }>('/stripe/card/:id', (request, reply) => {
      void reply.headers(PAGE_HEADERS);
      return choicePage({
        title: 'Choose another card',
        text: 'The new card pays from now on.',
        action: `/stripe/card/${request.params.id}`,
        label: 'Use the new card',
      });
    });
    app.post<{ Params: { id: string } }>('/stripe/card/:id', (request, reply) =>
      reply.redirect(this.subscriptions.changeCard(request.params.id), 303),
    );

    app.get<{ Params: { id: string } }>('/stripe/pay/:id', (request, reply) => {
      const { session, lines } = this.checkout.current(request.params.id);
      void reply.headers(PAGE_HEADERS);
      if (session.status !== 'open') return messagePage('Nothing to pay here', STATES[session.status!]!);
      return this.page(session, lines, null);
    });
    app.post<{ Params: { id: string } }>('/stripe/pay/:id', (request, reply) => {
      const { id } = request.params;
      const action = readForm((request.body ?? '') as string)['action'] as Action;
      const { session, lines } = this.checkout.current(id);
      const open = session.status === 'open';
      const url = open || action === 'cancel' ? this.act(id, action, 30) : null;
      if (url) return reply.redirect(url, 303);
      void reply.headers(PAGE_HEADERS);
      if (open && action === 'decline')
        return this.page(session, lines, 'Your card was declined. Try again, or go back to the shop.');
      if (open)
        return messagePage('Paid', 'The payment went through. Close this tab: nobody goes back to the shop.');
      return messagePage('Nothing to pay here', STATES[session.status!]!);
    });
  }

  payments(): PaymentSummary[] {
    return this.records.sessions().map(({ session }) => {
      const intent =
        session.payment_intent === null
          ? null
          : this.records.find<Stripe.PaymentIntent>('payment_intent', session.payment_intent as string);
      const charge = intent?.latest_charge
        ? this.records.find<Stripe.Charge>('charge', intent.latest_charge as string)
        : null;
      return {
        provider: 'stripe',
        id: session.id,
        reference: session.client_reference_id,
        status: session.payment_status === 'paid' ? 'paid' : (intent?.status ?? session.status!),
        amount: session.amount_total!,
        currency: session.currency!.toUpperCase(),
        captured: intent?.amount_received ?? 0,
        refunded: charge?.amount_refunded ?? 0,
        page: `${this.tools.url()}/stripe/pay/${session.id}`,
        return_url: session.success_url!,
      };
    });
  }

  act(id: string, action: Action, settleAfterSeconds: number | null): string | null {
    return this.checkout.act(id, action, settleAfterSeconds);
  }

  settle(id: string, succeed: boolean): void {
    this.checkout.settle(id, succeed);
  }

  expire(id: string): void {
    this.checkout.expire(id);
  }

  dispute(id: string, status: 'open' | 'won' | 'lost'): void {
    this.disputes.move(id, status);
  }

  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    this.refunds.settle(id, status);
  }

  subscription(id: string, change: SubscriptionChange, times: number): void {
    if (change === 'fail') this.subscriptions.fail(id, times);
    else if (change === 'charge') this.subscriptions.chargeNow(id);
    else this.subscriptions.cancel(this.subscriptions.find(id).id);
  }

  subscriptionList(): SubscriptionSummary[] {
    return this.subscriptions.all().map((one) => ({
      provider: 'stripe',
      id: one.id,
      reference: Object.values(one.metadata)[0] ?? null,
      status: one.pause_collection ? 'paused' : one.status,
      amount: one.items.data[0]!.price.unit_amount!,
      currency: one.currency.toUpperCase(),
    }));
  }

  tick(): void {
    this.checkout.tick();
    this.subscriptions.tick();
  }

  sign(event: { body: string }, at: number): Record<string, string> {
    return { 'stripe-signature': stripeSignature(event.body, this.tools.keys.stripe.webhook, at) };
  }

  errorBody(status: number): unknown {
    if (status === 409)
      return stripeError(
        'invalid_request_error',
        'There is currently another in-progress request using this Idempotent Key.',
        { code: 'idempotency_key_in_use' },
      );
    if (status === 429)
      return stripeError('invalid_request_error', 'Request rate limit exceeded.', { code: 'rate_limit' });
    if (status === 401) return stripeError('invalid_request_error', 'Invalid API Key provided.');
    return stripeError('api_error', 'An unknown error occurred.');
  }

  forgetTokens(): void {
    // Keys of Stripe do not expire.
  }

  private page(
    session: Stripe.Checkout.Session,
    lines: { name: string; amount: number; quantity: number }[],
    problem: string | null,
  ): string {
    return payPage({
      provider: 'Stripe',
      action: `/stripe/pay/${session.id}`,
      amount: session.amount_total!,
      currency: session.currency!,
      lines: lines.map(({ name, amount, quantity }) => ({ name, amount: amount * quantity })),
      problem,
    });
  }

  /** Does the work of a POST once for each idempotency key. */
  private once(request: FastifyRequest, reply: FastifyReply, work: Work): unknown {
    const text = (request.body ?? '') as string;
    const key = request.headers['idempotency-key'] as string | undefined;
    const description = `${request.method} ${request.url} ${text}`;
    if (key) void reply.header('idempotency-key', key);
    const kept = key ? this.keys.find(key, description) : null;
    if (kept) {
      void reply
        .status(kept.status)
        .headers({ 'idempotent-replayed': 'true', 'original-request': kept.request_id });
      return kept.body;
    }
    return this.tools.store.atomically(() => {
      const { expand: paths, ...form } = this.form(text);
      const answer = expand(work(form, request), paths, (id) => this.records.byId(id));
      const request_id = String(reply.getHeader('request-id'));
      if (key) this.keys.keep(key, { request: description, status: 200, body: answer, request_id });
      return answer;
    });
  }

  private form(text: string): FormValues {
    try {
      return readForm(text);
    } catch (error) {
      throw invalid((error as Error).message);
    }
  }

  private authorize({ headers }: FastifyRequest): void {
    const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
    const given =
      scheme === 'Basic'
        ? Buffer.from(value, 'base64').toString().split(':')[0]!
        : scheme === 'Bearer'
          ? value
          : '';
    if (!given)
      throw new Refusal(401, stripeError('invalid_request_error', 'You did not provide an API key.'));
    const [expected, actual] = [Buffer.from(this.tools.keys.stripe.secret), Buffer.from(given)];
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
      throw new Refusal(
        401,
        stripeError('invalid_request_error', `Invalid API Key provided: ${given.slice(0, 8)}****`),
      );
  }
}

const STATES: Readonly<Record<string, string>> = {
  complete: 'This payment was made already.',
  expired: 'The time to pay has ended. Go back to the shop and try again.',
};
