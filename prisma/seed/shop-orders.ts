import { randomUUID } from 'node:crypto';
import { SandboxControl } from '../../backend/sandbox/core/control-client.ts';
import { demoSchools, usernameOf } from './schools.ts';
import { call, signIn, type Server } from './server.ts';

type Provider = 'stripe' | 'paypal' | 'phonepe';

/** An order of the demo and what its buyer does on the page of each provider. */
interface Wanted {
  school: 'greenfield' | 'riverside' | 'banyan';
  /** User name without the host. */
  buyer: string;
  currency: string;
  /** Keys of demo books. */
  books: string[];
  provider: Provider;
  /** `retry`: declined, then paid at Stripe; `review`: the provider reports another amount than was asked for. */
  ending: 'paid' | 'retry' | 'review' | 'refund' | 'unpaid';
}

const ORDERS: Wanted[] = [
  {
    school: 'greenfield',
    buyer: 'parent',
    currency: 'GBP',
    books: ['the-moon-bakery'],
    provider: 'stripe',
    ending: 'paid',
  },
  {
    school: 'greenfield',
    buyer: 'parent',
    currency: 'GBP',
    books: ['night-train-to-marrakesh', 'where-rivers-sleep'],
    provider: 'paypal',
    ending: 'refund',
  },
  {
    school: 'greenfield',
    buyer: 'parent',
    currency: 'GBP',
    books: ['the-kite-makers'],
    provider: 'paypal',
    ending: 'retry',
  },
  {
    school: 'greenfield',
    buyer: 'teacher',
    currency: 'GBP',
    books: ['bees-and-why-we-need-every-one'],
    provider: 'stripe',
    ending: 'review',
  },
  {
    school: 'greenfield',
    buyer: 'parent',
    currency: 'GBP',
    books: ['the-lantern-tree'],
    provider: 'stripe',
    ending: 'unpaid',
  },
  {
    school: 'riverside',
    buyer: 'parent',
    currency: 'KES',
    books: ['the-moon-bakery'],
    provider: 'stripe',
    ending: 'paid',
  },
  {
    school: 'banyan',
    buyer: 'parent',
    currency: 'INR',
    books: ['the-tree-with-a-hundred-legs'],
    provider: 'phonepe',
    ending: 'paid',
  },
  {
    school: 'banyan',
    buyer: 'teacher',
    currency: 'INR',
    books: ['sau-pairon-wala-bargad'],
    provider: 'phonepe',
    ending: 'paid',
  },
];
/** The book that a student of the first school asks a parent for. */
const WISHED = 'grandmother-s-thousand-buttons';
/** What the provider reports for the payment under review, in minor units. */
const OTHER_AMOUNT = 100;
const PATIENCE_MS = 20_000;

interface Bought {
  id: string;
  number: string;
  status: string;
  titles: string[];
}

/** Orders in every state, made through the API and the payment sandbox, and a student's request that waits. */
export async function seedOrders(
  step: (name: string, work: () => Promise<void>) => Promise<void>,
  server: Server,
  sandbox: string,
): Promise<void> {
  const control = new SandboxControl(sandbox);
  for (const wanted of ORDERS)
    await step(`order of ${wanted.books.join(' and ')} at ${wanted.school}`, () =>
      new Purchase(server, control, wanted).make(),
    );
  await step('request of a student', () => askParent(server));
}

/** One order. Continues the order that an interrupted start left. */
class Purchase {
  private readonly server: Server;
  private readonly control: SandboxControl;
  private readonly wanted: Wanted;
  private token = '';

  constructor(server: Server, control: SandboxControl, wanted: Wanted) {
    this.server = server;
    this.control = control;
    this.wanted = wanted;
  }

  async make(): Promise<void> {
    const { school, buyer, ending } = this.wanted;
    this.token = await signIn(this.server, school, `${buyer}@${school}.test`);
    const books = await Promise.all(
      this.wanted.books.map((key) => this.ask<{ id: string; title: string }>('GET', `/api/books/${key}/`)),
    );
    let order = await this.existing(books.map(({ title }) => title));
    if (!order || order.status === 'pending') {
      if (order && ending === 'unpaid') return;
      const payment = await this.checkOut(
        books.map(({ id }) => id),
        order?.number,
      );
      if (!payment || ending === 'unpaid') return;
      await this.pay(payment);
      order = await this.existing(books.map(({ title }) => title));
    }
    if (ending === 'refund' && order && ['paid', 'fulfilled'].includes(order.status))
      await this.refund(order);
  }

  /** The buyer's order of these books that is not over. */
  private async existing(titles: string[]): Promise<Bought | undefined> {
    const { results } = await this.ask<{ results: Bought[] }>('GET', '/api/orders/?limit=100');
    return results.find(
      (order) =>
        !['cancelled', 'failed'].includes(order.status) &&
        titles.every((title) => order.titles.includes(title)),
    );
  }

  /** @returns the token of the payment; null when an earlier payment of the order waits for review */
  private async checkOut(items: string[], number: string | undefined): Promise<string | null> {
    const { provider, currency, ending } = this.wanted;
    try {
      const { redirect_url } = await this.ask<{ redirect_url: string }>('POST', '/api/checkout/', {
        provider,
        currency,
        items,
        ...(number && { continue_order: number }),
      });
      return tokenIn(redirect_url);
    } catch (error) {
      if (number && ending === 'review' && (error as Error).message.includes(': 409 ')) return null;
      throw error;
    }
  }

  private async pay(payment: string): Promise<void> {
    const { provider, ending } = this.wanted;
    if (ending === 'review') await this.control.lie(provider, { amount: OTHER_AMOUNT });
    if (ending !== 'retry') {
      await this.press(payment, provider, 'pay');
      return this.ended(payment, ending === 'review' ? 'review' : 'paid');
    }
    await this.press(payment, provider, 'decline');
    await this.ended(payment, 'declined', 'cancelled');
    const { redirect_url } = await this.ask<{ redirect_url: string }>(
      'POST',
      `/api/payments/${payment}/retry/`,
      { provider: 'stripe' },
    );
    const again = tokenIn(redirect_url);
    await this.press(again, 'stripe', 'pay');
    await this.ended(again, 'paid');
  }

  /** Opens the provider's page and does what one of its buttons does. */
  private async press(payment: string, provider: Provider, button: 'pay' | 'decline'): Promise<void> {
    const { location } = await this.ask<{ location: string }>('GET', `/api/payments/${payment}/continue/`);
    const opened = (await this.control.payments()).find(({ page }) => page === location);
    if (!opened) throw new Error(`${provider} knows no payment with the page ${location}.`);
    await this.control.act(provider, opened.id, button);
  }

  /** Resolves when the payment has one of these states. Reading it has the server ask the provider. */
  private async ended(payment: string, ...states: string[]): Promise<void> {
    const returned = states.includes('cancelled') ? '?returned=cancel' : '';
    for (const until = Date.now() + PATIENCE_MS; ;) {
      const { status } = await this.ask<{ status: string }>('GET', `/api/payments/${payment}/${returned}`);
      if (states.includes(status)) return;
      if (Date.now() > until) throw new Error(`The payment is ${status}, not ${states.join(' or ')}.`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  /** The head pays the last book back. */
  private async refund({ number }: Bought): Promise<void> {
    const { school } = this.wanted;
    const head = await signIn(this.server, school, `head@${school}.test`);
    const path = '/api/order-management/';
    const { results } = await this.ask<{ results: Bought[] }>(
      'GET',
      `${path}?search=${number}`,
      undefined,
      head,
    );
    const { id } = results.find((order) => order.number === number)!;
    const { lines, refunds } = await this.ask<{ lines: { id: string }[]; refunds: unknown[] }>(
      'GET',
      `${path}${id}/`,
      undefined,
      head,
    );
    if (refunds.length > 0) return;
    const json = { lines: [{ line_id: lines.at(-1)!.id }], reason: 'The family has this book on paper.' };
    await this.ask('POST', `${path}${id}/refunds/`, json, head);
  }

  private ask<T>(method: string, path: string, json?: object, token = this.token): Promise<T> {
    const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    return call(this.server, this.wanted.school, method, path, {
      token,
      headers,
      ...(json && { json }),
    }) as Promise<T>;
  }
}

/** The first student of the first school asks the parent for a book, unless that was asked already. */
async function askParent(server: Server): Promise<void> {
  const { key, class: schoolClass } = demoSchools[0]!;
  const token = await signIn(server, key, usernameOf(schoolClass.students[0]![0], schoolClass.suffix));
  const ask = <T>(method: string, path: string, json?: object) =>
    call(server, key, method, path, { token, ...(json && { json }) }) as Promise<T>;
  const { count } = await ask<{ count: number }>('GET', '/api/cart-requests/?limit=1');
  if (count > 0) return;
  const { id } = await ask<{ id: string }>('GET', `/api/books/${WISHED}/`);
  await ask('POST', '/api/cart-requests/', { items: [id] });
}

/** The token of a payment in the address at which it is continued. */
const tokenIn = (redirectUrl: string): string => new URL(redirectUrl).pathname.split('/')[3]!;
