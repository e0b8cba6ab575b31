import { setTimeout as pause } from 'node:timers/promises';
import type { Sandbox } from '../../sandbox/server.ts';
import type { ManagedOrder } from '../../src/modules/commerce/orders/order-view.ts';
import type { PaymentView } from '../../src/modules/commerce/payments/payment-view.ts';
import { newId } from '../../src/platform/ids.ts';
import { eventually } from './eventually.ts';
import type { Answer, TestSchool } from './http.ts';
import { sendRaw } from './raw-http.ts';
import { openShop, sellBook } from './shop.ts';
import type { TestApp, TestPerson } from './test-app.ts';

export const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;
export type Provider = (typeof PROVIDERS)[number];
type Button = 'pay' | 'decline' | 'cancel' | 'later' | 'close';

export interface Purchase {
  provider: Provider;
  number: string;
  /** Opens the payment for the buyer. */
  token: string;
  /** The provider's page. */
  page: string;
}

/** A school with a book for sale, and somebody who may pay back. */
export interface TestShop {
  school: TestSchool;
  book: string;
  currency: string;
  head: TestPerson;
}

/** For how long a client repeats a request that got no answer, in milliseconds. */
const PATIENCE_MS = 240_000;
/** How often somebody tries to pay for an order. */
const ATTEMPTS = 5;

/**
 * Clients of two schools, one that sells for GBP and one for INR. They talk to a process that may die at any time, and
 * repeat each request with its Idempotency-Key until it is answered.
 */
export class Buyers {
  private readonly app: TestApp;
  private readonly sandbox: Sandbox;
  /** Port of the API at this moment. */
  port = 0;
  private readonly pounds: TestShop;
  private readonly rupees: TestShop;

  private constructor(app: TestApp, sandbox: Sandbox, pounds: TestShop, rupees: TestShop) {
    this.app = app;
    this.sandbox = sandbox;
    this.pounds = pounds;
    this.rupees = rupees;
  }

  static async open(app: TestApp, sandbox: Sandbox): Promise<Buyers> {
    const shop = async (
      name: string,
      country: string,
      currency: string,
      price_minor: number,
    ): Promise<TestShop> => {
      const school = await app.makeSchool(name, { country });
      await openShop(app, school, currency);
      const book = await sellBook(app, school, { currency, price_minor });
      return { school, book, currency, head: await app.makePerson(school, 'school_admin') };
    };
    return new Buyers(
      app,
      sandbox,
      await shop('oak', 'GB', 'GBP', 450),
      await shop('neem', 'IN', 'INR', 24_900),
    );
  }

  get shops(): TestShop[] {
    return [this.pounds, this.rupees];
  }

  shopOf(provider: Provider): TestShop {
    return provider === 'phonepe' ? this.rupees : this.pounds;
  }

  /** A new parent places an order and opens the provider's page. */
  async order(provider: Provider): Promise<Purchase> {
    const { school, book, currency } = this.shopOf(provider);
    const as = await this.app.tokenOf(school, 'parent');
    const placed = await this.send<{ order: { number: string }; redirect_url: string }>(
      school,
      'POST',
      '/api/checkout/',
      { as, key: newId(), body: { provider, currency, items: [book] } },
    );
    if (placed.status !== 201) throw new Error(`The checkout was refused: ${placed.text}`);
    const { number } = placed.body.order;
    return this.openPage(provider, number, placed.body.redirect_url);
  }

  /** Opens the provider's page; one that cannot be opened any more is tried again, as the page about it offers. */
  private async openPage(provider: Provider, number: string, address: string): Promise<Purchase> {
    const { school } = this.shopOf(provider);
    let path = new URL(address).pathname;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const token = path.split('/')[3]!;
      const opened = await this.send(school, 'GET', path);
      const page = opened.headers['location'];
      if (page?.startsWith(this.sandbox.url)) return { provider, number, token, page };
      const again = await this.send<{ redirect_url: string }>(
        school,
        'POST',
        `/api/payments/${token}/retry/`,
        { key: newId(), body: { provider } },
      );
      if (again.status !== 201) throw new Error(`${number} cannot be paid again: ${again.text}`);
      path = new URL(again.body.redirect_url).pathname;
    }
    throw new Error(`The page for ${number} was not opened: ${await this.why(provider, number)}`);
  }

  private async why(provider: Provider, number: string): Promise<string> {
    const { payments } = await this.rows({ provider, number });
    return payments.map(({ status, decline_message }) => `${status} ${decline_message ?? ''}`).join();
  }

  /** Presses a button of the provider's page. */
  async press({ page }: Pick<Purchase, 'page'>, action: Button): Promise<void> {
    await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  }

  /** What the page after the payment asks the API. */
  async read({ provider, token }: Purchase, query = ''): Promise<PaymentView> {
    return (
      await this.send<PaymentView>(this.shopOf(provider).school, 'GET', `/api/payments/${token}/${query}`)
    ).body;
  }

  /** Ends a payment that was left pending (`later`) at the provider. */
  async settleLater({ provider, page }: Purchase, succeed: boolean): Promise<void> {
    const { id } = (await this.sandbox.control.payments()).find((one) => one.page === page)!;
    await eventually(() => this.sandbox.control.settle(provider, id, succeed), PATIENCE_MS);
  }

  /** The order and its payments, as the tables have them. */
  rows({ provider, number }: Pick<Purchase, 'provider' | 'number'>) {
    return this.app.within(this.shopOf(provider).school, async (tx) => {
      const [order] = await tx.salesOrder.findMany({ where: { number } });
      const payments = await tx.payment.findMany({ where: { subject_id: order!.id } });
      return { order: order!, payments };
    });
  }

  /** Waits until the order has this status. */
  async until(purchase: Purchase, status: string, patience = PATIENCE_MS): Promise<void> {
    await eventually(async () => {
      const { order, payments } = await this.rows(purchase);
      if (order.status !== status)
        throw new Error(
          `${purchase.provider} ${order.number} is ${order.status}, not ${status}; payments: ${payments.map((one) => one.status).join()}`,
        );
    }, patience);
  }

  /** Staff pay the whole order back. */
  async refund(purchase: Purchase): Promise<void> {
    const { school, head } = this.shopOf(purchase.provider);
    // Each time anew: the kill suite runs for longer than an access token is valid.
    const { access } = await this.app.signIn(head);
    const { order } = await this.rows(purchase);
    const path = `/api/order-management/${order.id}/`;
    const { body } = await this.send<ManagedOrder>(school, 'GET', path, { as: access });
    const answer = await this.send(school, 'POST', `${path}refunds/`, {
      as: access,
      key: newId(),
      body: { lines: body.lines.map(({ id: line_id }) => ({ line_id })), reason: 'Bought by mistake' },
    });
    if (answer.status !== 201) throw new Error(`The refund was refused: ${answer.text}`);
  }

  /** Sends a request until it gets an answer that is no fault of the server. */
  async send<Body>(
    school: TestSchool,
    method: string,
    path: string,
    { as, key, body }: { as?: string; key?: string; body?: unknown } = {},
  ): Promise<Omit<Answer<Body>, 'cookies'>> {
    const end = Date.now() + PATIENCE_MS;
    const headers = {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Each client is at home somewhere else.
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
    };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    for (;;) {
      let last = 'no answer';
      try {
        const answer = await sendRaw<Body>(this.port, school.host, method, path, { headers, ...payload });
        const isBusy = (answer.body as { code?: string } | null)?.code === 'still_working';
        if (answer.status < 500 && !isBusy) return answer;
        last = `${answer.status} ${answer.text}`;
      } catch {
        // The process has died.
      }
      if (Date.now() > end) throw new Error(`${method} ${path}: ${last}`);
      await pause(100);
    }
  }
}

const byte = () => Math.floor(Math.random() * 256);
