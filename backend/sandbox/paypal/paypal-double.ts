import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../core/form.ts';
import { randomId } from '../core/ids.ts';
import { messagePage, PAGE_HEADERS, payPage } from '../core/pages.ts';
import { Tokens } from '../core/tokens.ts';
import type { Tools } from '../core/tools.ts';
import {
  Refusal,
  type Action,
  type PaymentSummary,
  type ProviderDouble,
  type SubscriptionChange,
  type SubscriptionSummary,
} from '../core/types.ts';
import { SANDBOX_CERTIFICATE } from './certificate.ts';
import { badRequest, notFound, paypalError } from './errors.ts';
import { readOrder } from './order-body.ts';
import { Orders } from './orders.ts';
import { PayPalRecords, type Order } from './records.ts';
import { Refunds } from './refunds.ts';
import { verifyPostback } from './postback.ts';
import { reportTransactions } from './reporting.ts';
import { Subscriptions } from './subscriptions.ts';
import { signedMessage, signMessage } from './signature.ts';

type WithId = { Params: { id: string } };

/** PayPal: OAuth, Orders v2, Payments v2, webhooks (developer.paypal.com/docs/api/orders/v2). Below `/paypal`. */
export class PayPalDouble implements ProviderDouble {
  readonly name = 'paypal';
  private readonly records: PayPalRecords;
  private readonly orders: Orders;
  private readonly refunds: Refunds;
  private readonly subscriptions: Subscriptions;
  private readonly tokens: Tokens;

  private readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
    this.records = new PayPalRecords(tools);
    this.orders = new Orders(this.records);
    this.refunds = new Refunds(this.records);
    this.subscriptions = new Subscriptions(this.records);
    this.tokens = new Tokens(tools, 'paypal', 9 * 3600);
  }

  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('paypal-debug-id', randomId(13).toLowerCase());
      if (
        /^\/paypal\/v[12]\/(billing|catalogs|checkout|payments|customer|reporting|notifications\/(webhooks-events|verify))/.test(
          request.url,
        )
      )
        this.authorize(request);
    });
    this.serveTokens(app);
    this.serveOrders(app);
    this.servePayments(app);
    this.serveReports(app);
    this.serveSubscriptions(app);
    this.serveWebhooks(app);
    this.servePages(app);
  }

  payments(): PaymentSummary[] {
    return [
      ...this.orderList(),
      ...this.subscriptions.all().map((one): PaymentSummary => ({
        provider: 'paypal',
        id: one.id,
        reference: one.custom_id,
        status: one.status,
        amount: one.amount,
        currency: one.currency,
        captured: 0,
        refunded: 0,
        page: this.subscriptions.pageOf(one.id),
        return_url: one.return_url,
      })),
    ];
  }

  subscription(id: string, change: SubscriptionChange, times: number): void {
    if (change === 'fail') this.subscriptions.fail(id, times);
    else if (change === 'charge') this.subscriptions.chargeNow(id);
    else this.subscriptions.move(this.subscriptions.find(id).id, 'cancel');
  }

  subscriptionList(): SubscriptionSummary[] {
    return this.subscriptions.all().map(({ id, custom_id, status, amount, currency }) => ({
      provider: 'paypal',
      id,
      reference: custom_id,
      status,
      amount,
      currency,
    }));
  }

  private orderList(): PaymentSummary[] {
    return this.records.all('order').map((order) => {
      const capture = order.capture_id ? this.records.find('capture', order.capture_id) : null;
      const taken = capture && capture.status !== 'PENDING' && capture.status !== 'DECLINED';
      return {
        provider: 'paypal',
        id: order.id,
        reference: order.unit.custom_id ?? order.unit.invoice_id ?? null,
        status: capture?.status ?? order.status,
        amount: capture?.amount ?? order.amount,
        currency: capture?.currency ?? order.currency,
        captured: taken ? capture.amount : 0,
        refunded: capture?.refunded ?? 0,
        page: `${this.records.base}/checkoutnow?token=${order.id}`,
        return_url: order.return_url,
      };
    });
  }

  act(id: string, action: Action, settleAfterSeconds: number | null): string | null {
    if (id.startsWith('I-')) return this.subscriptions.act(id, action);
    return this.orders.act(id, action, settleAfterSeconds);
  }

  settle(id: string, succeed: boolean): void {
    this.orders.settle(id, succeed);
  }

  expire(id: string): void {
    this.orders.expire(id);
  }

  dispute(id: string, status: 'open' | 'won' | 'lost'): void {
    this.refunds.dispute(id, status);
  }

  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    this.refunds.settle(id, status);
  }

  tick(): void {
    this.orders.tick();
    this.subscriptions.tick();
  }

  sign({ body }: { body: string }, at: number): Record<string, string> {
    const id = randomUUID();
    const time = `${new Date(at).toISOString().slice(0, 19)}Z`;
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signMessage(signedMessage(id, time, this.tools.keys.paypal.webhook, body)),
      'paypal-cert-url': `${this.records.base}/v1/notifications/certs/CERT-sandbox`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
  }

  errorBody(status: number): unknown {
    if (status === 401)
      return { error: 'invalid_token', error_description: 'Token signature verification failed' };
    if (status === 409)
      return paypalError(
        'RESOURCE_CONFLICT',
        'The server has detected a conflict while processing this request.',
        [
          {
            issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
            description: 'A previous request with the same PayPal-Request-Id is in progress.',
          },
        ],
      );
    if (status === 429)
      return paypalError('RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.');
    return paypalError('INTERNAL_SERVER_ERROR', 'An internal server error has occurred.');
  }

  forgetTokens(): void {
    this.tokens.forget();
  }

  private serveTokens(app: FastifyInstance): void {
    app.post('/paypal/v1/oauth2/token', (request) => {
      const { client, secret } = this.tools.keys.paypal;
      const expected = `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`;
      if (request.headers.authorization !== expected)
        throw new Refusal(401, {
          error: 'invalid_client',
          error_description: 'Client Authentication failed',
        });
      if (readForm((request.body ?? '') as string)['grant_type'] !== 'client_credentials')
        throw new Refusal(400, {
          error: 'unsupported_grant_type',
          error_description: 'unsupported grant_type',
        });
      const { token, seconds } = this.tokens.issue();
      return {
        scope:
          'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: seconds,
        nonce: `${new Date(this.tools.clock.stamp()).toISOString()}${randomId(40)}`,
      };
    });
  }

  private serveOrders(app: FastifyInstance): void {
    app.post('/paypal/v2/checkout/orders', (request, reply) =>
      this.once(request, reply, 200, (body) => {
        const order = readOrder(body);
        if (order.with_source && !request.headers['paypal-request-id'])
          throw badRequest(
            'PayPal-Request-Id',
            'PAYPAL_REQUEST_ID_REQUIRED',
            'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
          );
        const made = this.orders.create(order);
        return () => this.shown(request, made.id);
      }),
    );
    app.get<WithId>('/paypal/v2/checkout/orders/:id', ({ params }) =>
      this.records.showOrder(this.orders.current(params.id)),
    );
    app.post<WithId>('/paypal/v2/checkout/orders/:id/capture', (request, reply) =>
      this.once(request, reply, 200, () => {
        const { id } = this.orders.capture(request.params.id);
        return () => this.shown(request, id);
      }),
    );
  }

  private servePayments(app: FastifyInstance): void {
    app.get<WithId>('/paypal/v2/payments/captures/:id', ({ params }) =>
      this.records.showCapture(this.records.find('capture', params.id)),
    );
    app.post<WithId>('/paypal/v2/payments/captures/:id/refund', (request, reply) =>
      this.once(request, reply, 200, (body) => {
        const { id } = this.refunds.create(request.params.id, body);
        return () => this.records.showRefund(this.records.find('refund', id));
      }),
    );
    app.get<WithId>('/paypal/v2/payments/refunds/:id', ({ params }) =>
      this.records.showRefund(this.records.find('refund', params.id)),
    );
    app.get<WithId>('/paypal/v1/customer/disputes/:id', ({ params }) =>
      this.records.showDispute(this.records.find('dispute', params.id)),
    );
  }

  private serveSubscriptions(app: FastifyInstance): void {
    const make = (path: string, work: (body: never) => object) =>
      app.post(path, (request, reply) =>
        this.keptOnce(request, reply, () => work(jsonOf(request.body) as never)),
      );
    make('/paypal/v1/catalogs/products', (body) => this.subscriptions.product(body));
    make('/paypal/v1/billing/plans', (body) => this.subscriptions.plan(body));
    make('/paypal/v1/billing/subscriptions', (body) => this.subscriptions.create(body));
    app.get<WithId>('/paypal/v1/billing/subscriptions/:id', ({ params }) => {
      this.tick();
      return this.subscriptions.show(this.subscriptions.find(params.id));
    });
    app.get<WithId>('/paypal/v1/billing/subscriptions/:id/transactions', ({ params }) =>
      this.subscriptions.transactions(params.id),
    );
    app.post<WithId>('/paypal/v1/billing/subscriptions/:id/revise', ({ params, body }) =>
      this.subscriptions.revise(params.id, jsonOf(body)),
    );
    for (const act of ['suspend', 'activate', 'cancel'] as const)
      app.post<WithId>(`/paypal/v1/billing/subscriptions/:id/${act}`, ({ params }, reply) => {
        this.subscriptions.move(params.id, act);
        return reply.status(204).send();
      });
    app.get<{ Querystring: { ba_token?: string } }>(
      '/paypal/webapps/billing/subscriptions',
      ({ query }, reply) => {
        const { id, amount, currency, wished } = this.subscriptions.find(query.ba_token ?? '');
        void reply.headers(PAGE_HEADERS);
        return payPage({
          provider: 'PayPal',
          action: `/paypal/webapps/billing/subscriptions?ba_token=${id}`,
          amount: wished ?? amount,
          currency,
          lines: [{ name: 'Every month', amount: wished ?? amount }],
          problem: null,
        });
      },
    );
    app.post<{ Querystring: { ba_token?: string } }>(
      '/paypal/webapps/billing/subscriptions',
      ({ query, body }, reply) => {
        const action = readForm((body ?? '') as string)['action'] as Action;
        const url = this.subscriptions.act(query.ba_token ?? '', action);
        if (url) return reply.redirect(url, 303);
        void reply.headers(PAGE_HEADERS);
        return messagePage('Approved', 'Close this tab: nobody goes back to the shop.');
      },
    );
    app.get('/paypal/myaccount/autopay/', (_request, reply) => {
      void reply.headers(PAGE_HEADERS);
      return messagePage('Automatic payments', 'Here a payer chooses what pays for subscriptions.');
    });
  }

  /** Answers a repeated `PayPal-Request-Id` as the first time. */
  private keptOnce(request: FastifyRequest, reply: FastifyReply, work: () => object): object {
    const given = request.headers['paypal-request-id'] as string | undefined;
    const key = given && `${request.url} ${given}`;
    const first = key ? this.tools.store.get<object>('paypal.kept', key) : undefined;
    if (first) return first;
    const answer = work();
    if (key) this.tools.store.put('paypal.kept', key, answer);
    void reply.status(201);
    return answer;
  }

  private serveReports(app: FastifyInstance): void {
    app.get<{ Querystring: Record<string, string | undefined> }>(
      '/paypal/v1/reporting/transactions',
      ({ query }) => reportTransactions(this.records, query),
    );
  }

  private serveWebhooks(app: FastifyInstance): void {
    app.get('/paypal/v1/notifications/certs/:name', (_request, reply) =>
      reply.type('application/x-pem-file').send(SANDBOX_CERTIFICATE),
    );
    app.post('/paypal/v1/notifications/verify-webhook-signature', (request) => ({
      verification_status: verifyPostback((request.body ?? '') as string, this.tools.keys.paypal.webhook)
        ? 'SUCCESS'
        : 'FAILURE',
    }));
    app.get('/paypal/v1/notifications/webhooks-events', () => {
      const events = this.tools.store.all<object>('paypal.event').reverse();
      return { events: events.slice(0, 100), count: events.length, links: [] };
    });
    app.get<WithId>('/paypal/v1/notifications/webhooks-events/:id', ({ params }) => {
      const event = this.tools.store.get<object>('paypal.event', params.id);
      if (!event) throw notFound();
      return event;
    });
    app.post<WithId>('/paypal/v1/notifications/webhooks-events/:id/resend', (request, reply) => {
      void this.tools.webhooks.resend(request.params.id, 1);
      return reply.status(202).send({ id: request.params.id });
    });
  }

  private servePages(app: FastifyInstance): void {
    app.get<{ Querystring: { token?: string } }>('/paypal/checkoutnow', (request, reply) => {
      void reply.headers(PAGE_HEADERS);
      return this.page(this.orders.current(request.query.token ?? ''));
    });
    app.post<{ Querystring: { token?: string } }>('/paypal/checkoutnow', (request, reply) => {
      const order = this.orders.current(request.query.token ?? '');
      const action = readForm((request.body ?? '') as string)['action'] as Action;
      void reply.headers(PAGE_HEADERS);
      if (action !== 'cancel' && !this.open(order)) return this.page(order);
      const url = this.act(order.id, action, 30);
      if (url) return reply.redirect(url, 303);
      return messagePage(
        'Approved',
        'You have approved the payment. Close this tab: nobody goes back to the shop.',
      );
    });
  }

  private open = ({ status }: Order): boolean => status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED';

  private page(order: Order): string {
    if (!this.open(order))
      return messagePage(
        'Nothing to pay here',
        `This order is ${order.status.toLowerCase()}. Go back to the shop.`,
      );
    return payPage({
      provider: 'PayPal',
      action: `/paypal/checkoutnow?token=${order.id}`,
      amount: order.amount,
      currency: order.currency,
      lines: [
        { name: order.unit.description ?? order.unit.invoice_id ?? 'Your order', amount: order.amount },
      ],
      problem:
        order.capture_as === 'DECLINED' ? 'Your bank declined the payment. Try again or cancel.' : null,
    });
  }

  private shown({ headers }: FastifyRequest, id: string): object {
    const shown = this.records.showOrder(this.records.find('order', id));
    if (headers['prefer'] === 'return=representation') return shown;
    const { intent: _intent, create_time: _created, update_time: _updated, ...most } = shown;
    const [unit] = most['purchase_units'] as Record<string, unknown>[];
    const { reference_id, payments } = unit!;
    const { purchase_units: _units, ...rest } = most;
    return payments ? { ...rest, purchase_units: [{ reference_id, payments }] } : rest;
  }

  /**
   * Does the work of a POST once for each `PayPal-Request-Id`; a repeated call is answered with `again` and the present
   * state of what the first one made.
   */
  private once(
    request: FastifyRequest,
    reply: FastifyReply,
    again: number,
    work: (body: never) => () => object,
  ): object {
    let body: object;
    try {
      body = jsonOf(request.body);
    } catch {
      throw new Refusal(
        400,
        paypalError(
          'INVALID_REQUEST',
          'Request is not well-formed, syntactically incorrect, or violates schema.',
          [{ issue: 'MALFORMED_REQUEST_JSON', description: 'The request JSON is not well formed.' }],
        ),
      );
    }
    const given = request.headers['paypal-request-id'] as string | undefined;
    const key = given && `${request.url} ${given}`;
    const first = key ? this.tools.store.get<{ path: string }>('paypal.key', key) : undefined;
    if (first) {
      void reply.status(again);
      return this.present(request, first.path);
    }
    const show = work(body as never);
    const answer = show();
    if (key) this.tools.store.put('paypal.key', key, { path: selfOf(answer) });
    void reply.status(201);
    return answer;
  }

  private present(request: FastifyRequest, path: string): object {
    const [kind, id] = path.split('/').slice(-2) as [string, string];
    return kind === 'orders'
      ? this.shown(request, id)
      : this.records.showRefund(this.records.find('refund', id));
  }

  private authorize({ headers }: FastifyRequest): void {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
    if (scheme !== 'Bearer' || !this.tokens.valid(token)) throw new Refusal(401, this.errorBody(401));
  }
}

const selfOf = (answer: object): string =>
  (answer as { links: { rel: string; href: string }[] }).links.find(({ rel }) => rel === 'self')!.href;

/** The object of a request whose body was kept as text; an empty body is an empty object. */
const jsonOf = (body: unknown): object => JSON.parse(((body as string | null) ?? '') || '{}') as object;
