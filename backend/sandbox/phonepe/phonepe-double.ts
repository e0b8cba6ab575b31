import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from '../core/form.ts';
import { messagePage, PAGE_HEADERS, payPage } from '../core/pages.ts';
import { Tokens } from '../core/tokens.ts';
import type { Tools } from '../core/tools.ts';
import { Refusal, type Action, type PaymentSummary, type ProviderDouble } from '../core/types.ts';
import { PhonePeOrders } from './orders.ts';
import { PhonePeRecords, refusal, type Order } from './records.ts';
import { PhonePeRefunds } from './refunds.ts';
import { phonepeAuthorization } from './signature.ts';

type WithId = { Params: { id: string } };

/** PhonePe Standard Checkout v2 with OAuth (developer.phonepe.com). Below `/phonepe`. */
export class PhonePeDouble implements ProviderDouble {
  readonly name = 'phonepe';
  private readonly records: PhonePeRecords;
  private readonly orders: PhonePeOrders;
  private readonly refunds: PhonePeRefunds;
  private readonly tokens: Tokens;

  private readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
    this.records = new PhonePeRecords(tools);
    this.orders = new PhonePeOrders(this.records);
    this.refunds = new PhonePeRefunds(this.records);
    this.tokens = new Tokens(tools, 'phonepe', 3600);
  }

  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      if (/^\/phonepe\/(checkout|payments)\/v2\//.test(request.url)) this.authorize(request);
    });
    app.post('/phonepe/v1/oauth/token', (request) => this.token(request));
    app.post('/phonepe/checkout/v2/pay', (request) => {
      const order = this.orders.create(body(request));
      return {
        orderId: order.id,
        state: order.state,
        expireAt: order.expire_at,
        redirectUrl: this.pageOf(order),
      };
    });
    app.get<WithId & { Querystring: { details?: string } }>(
      '/phonepe/checkout/v2/order/:id/status',
      ({ params, query }) => {
        const order = this.records.order(params.id);
        if (!order)
          throw refusal(404, 'MERCHANT_ORDER_MAPPING_NOT_FOUND', 'No entry found for the merchantOrderId.');
        return this.records.showOrder(this.orders.current(order), query.details === 'true');
      },
    );
    app.post('/phonepe/payments/v2/refund', (request) => {
      const { id, amount, state } = this.refunds.create(body(request));
      return { refundId: id, amount, state };
    });
    app.get<WithId>('/phonepe/payments/v2/refund/:id/status', ({ params }) => {
      const refund = this.records.refund(params.id);
      if (!refund) throw refusal(404, 'REFUND_NOT_FOUND', 'No refund found for the merchantRefundId.');
      return this.records.showRefund(this.refunds.current(refund));
    });

    app.get<WithId>('/phonepe/page/:id', (request, reply) => {
      void reply.headers(PAGE_HEADERS);
      return this.page(this.orders.current(this.records.orderById(request.params.id)));
    });
    app.post<WithId>('/phonepe/page/:id', (request, reply) => {
      const order = this.orders.current(this.records.orderById(request.params.id));
      const action = readForm((request.body ?? '') as string)['action'] as Action;
      void reply.headers(PAGE_HEADERS);
      if (!isOpen(order)) return this.page(order);
      const url = this.act(order.id, action, 30);
      if (url) return reply.redirect(url, 303);
      return messagePage('Paid', 'The payment went through. Close this tab: nobody goes back to the shop.');
    });
  }

  payments(): PaymentSummary[] {
    return this.records.orders().map((order) => ({
      provider: 'phonepe',
      id: order.id,
      reference: order.merchant_order_id,
      status: order.state,
      amount: order.lie?.amount ?? order.amount,
      currency: 'INR',
      captured: order.state === 'COMPLETED' ? (order.lie?.amount ?? order.amount) : 0,
      refunded: order.refunded,
      page: this.pageOf(order),
      return_url: order.redirect_url,
    }));
  }

  act(id: string, action: Action, settleAfterSeconds: number | null): string | null {
    return this.orders.act(id, action, settleAfterSeconds);
  }

  settle(id: string, succeed: boolean): void {
    this.orders.settle(id, succeed);
  }

  expire(id: string): void {
    this.orders.expire(id);
  }

  dispute(): void {
    throw refusal(400, 'BAD_REQUEST', 'PhonePe reports disputes on its dashboard only.');
  }

  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    this.refunds.settle(id, status);
  }

  tick(): void {
    this.orders.tick();
    this.refunds.tick();
  }

  sign(): Record<string, string> {
    const { username, password } = this.tools.keys.phonepe;
    return { authorization: phonepeAuthorization(username, password) };
  }

  errorBody(status: number): unknown {
    const code =
      status === 401
        ? 'AUTHORIZATION_FAILED'
        : status === 429
          ? 'TOO_MANY_REQUESTS'
          : 'INTERNAL_SERVER_ERROR';
    return { success: false, code, message: 'The call could not be processed.', data: {} };
  }

  forgetTokens(): void {
    this.tokens.forget();
  }

  private token(request: FastifyRequest): object {
    const form = readForm((request.body ?? '') as string);
    const { client, secret, version } = this.tools.keys.phonepe;
    if (form['grant_type'] !== 'client_credentials')
      throw refusal(400, 'BAD_REQUEST', 'grant_type must be client_credentials.');
    if (
      form['client_id'] !== client ||
      form['client_secret'] !== secret ||
      form['client_version'] !== version
    )
      throw refusal(401, 'INVALID_CLIENT', 'Client authentication failed.');
    const { token, seconds } = this.tokens.issue();
    const now = Math.floor(this.tools.clock.stamp() / 1000);
    return {
      access_token: token,
      encrypted_access_token: token,
      refresh_token: '',
      expires_in: seconds,
      issued_at: now,
      expires_at: now + seconds,
      session_expires_at: now + seconds,
      token_type: 'O-Bearer',
    };
  }

  private authorize({ headers }: FastifyRequest): void {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
    if (scheme !== 'O-Bearer' || !this.tokens.valid(token)) throw new Refusal(401, this.errorBody(401));
  }

  private pageOf(order: Order): string {
    return `${this.tools.url()}/phonepe/page/${order.id}`;
  }

  private page(order: Order): string {
    if (!isOpen(order))
      return messagePage(
        'Nothing to pay here',
        `This order is ${order.state.toLowerCase()}. Go back to the shop.`,
      );
    return payPage({
      provider: 'PhonePe',
      action: `/phonepe/page/${order.id}`,
      amount: order.amount,
      currency: 'INR',
      lines: [{ name: order.message ?? order.merchant_order_id, amount: order.amount }],
      problem: null,
    });
  }
}

const isOpen = (order: Order): boolean => order.state === 'PENDING' && order.details.length === 0;

function body(request: FastifyRequest): object {
  try {
    return JSON.parse((request.body as string | null) ?? '') as object;
  } catch {
    throw refusal(400, 'BAD_REQUEST', 'The body is no JSON.');
  }
}
