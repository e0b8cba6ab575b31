import { randomUUID } from 'node:crypto';
import type { SandboxControl } from '../../backend/sandbox/core/control-client.ts';
import { call, signIn, type Server } from './server.ts';
import { storySlug } from './shop-story.ts';

type Provider = 'stripe' | 'paypal' | 'phonepe';

/** An order of the demo and what becomes of it. */
export interface Wanted {
  school: 'greenfield' | 'riverside' | 'banyan';
  /** User name without the host; null: a visitor. */
  buyer: string | null;
  currency: string;
  /** Keys of demo books, with `:print`, `:class_pack` or `:gift` for these kinds; `STORY`: the story that is for sale. */
  books: string[];
  /** Of each printed book; 1 by default. */
  copies?: number;
  /** Absent when a coupon takes the whole price off. */
  provider?: Provider;
  coupon?: string;
  gift?: { recipient_name: string; recipient_email: string; sender_name: string; message: string };
  /**
   * `retry`: declined, then paid at Stripe; `late`: paid after a while; `review`: the provider reports another amount than
   * was asked for; `refund`: of the last book; `refund fails`: the provider does not pay it back. A printed book is
   * `packed`, `shipped`, `delayed` on its way, or `delivered`.
   */
  ending:
    | 'paid'
    | 'retry'
    | 'late'
    | 'review'
    | 'refund'
    | 'refund all'
    | 'refund fails'
    | 'dispute'
    | 'unpaid'
    | 'expired'
    | 'cancelled'
    | Parcel;
}
type Parcel = 'packed' | 'shipped' | 'delayed' | 'delivered';

/** What the provider reports for the payment under review, in minor units. */
const OTHER_AMOUNT = 100;
const PATIENCE_MS = 30_000;
/** How long a late payment takes, in seconds. */
const LATE = 1;
const VISITOR = 'ida@friends.test';
/** The token that Cloudflare's test widget answers; accepted where the check against robots has test keys. */
const TEST_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
const ADDRESSES = {
  greenfield: { line1: '12 Mill Lane', city: 'Oxford', postcode: 'OX4 1AB', country: 'GB' },
  riverside: { line1: '4 Kijabe Street', city: 'Nairobi', postcode: '00100', country: 'KE' },
  banyan: { line1: '7 Prabhat Road', city: 'Pune', postcode: '411004', country: 'IN' },
};
/** The moves of a parcel until it is what is wanted. */
const MOVES: Record<Parcel, ({ status: string } & Record<string, string>)[]> = {
  packed: [{ status: 'packed' }],
  shipped: [
    { status: 'packed' },
    { status: 'shipped', carrier: 'Royal Mail', tracking_number: 'QQ123456785GB' },
  ],
  delayed: [
    { status: 'packed' },
    { status: 'shipped', carrier: 'Royal Mail', tracking_number: 'QQ246813575GB' },
    { status: 'delayed', reason: 'Snow on the roads. The carrier tries again tomorrow.' },
  ],
  delivered: [
    { status: 'packed' },
    { status: 'shipped', carrier: 'Royal Mail', tracking_number: 'QQ876543215GB' },
    { status: 'delivered' },
  ],
};
const REASONS = {
  refund: 'The family has this book on paper.',
  'refund all': 'Ordered twice by mistake.',
  'refund fails': 'The wrong book for the class.',
};
const PAID = ['paid', 'fulfilled', 'partially_refunded', 'refunded'];

interface Bought {
  id: string;
  number: string;
  status: string;
  titles: string[];
}
interface Managed {
  payment_id: string | null;
  dispute: string | null;
  lines: { id: string; item: string; book_id: string | null }[];
  refunds: unknown[];
  parcels: { id: string; status: string }[];
}

/** One order. Continues the order that an interrupted start left. */
export class Purchase {
  private readonly server: Server;
  private readonly control: SandboxControl;
  private readonly wanted: Wanted;
  private token: string | undefined;
  private head = '';

  constructor(server: Server, control: SandboxControl, wanted: Wanted) {
    this.server = server;
    this.control = control;
    this.wanted = wanted;
  }

  async make(): Promise<void> {
    const { school, buyer, books, ending } = this.wanted;
    this.head = await signIn(this.server, school, `head@${school}.test`);
    if (buyer) this.token = await signIn(this.server, school, `${buyer}@${school}.test`);
    const found = await Promise.all(
      books.map(async (name) => {
        const [key, kind] = name.split(':');
        const slug = key === 'STORY' ? await storySlug(this.server) : key;
        const { id, title } = await this.ask<{ id: string; title: string }>('GET', `/api/books/${slug}/`);
        return { item: kind ? `${id}:${kind}` : id, title };
      }),
    );
    const items = found.map(({ item }) => item);
    const existing = () =>
      this.existing(
        found.map(({ title }) => title),
        items,
      );
    let order = await existing();
    if (!order || order.status === 'pending') {
      if (order && (ending === 'unpaid' || ending === 'expired')) return;
      const payment = await this.checkOut(items, order?.number);
      if (ending === 'unpaid') return;
      if (payment) await this.pay(payment);
      order = await existing();
      if (order && ending === 'cancelled') await this.ask('POST', `/api/orders/${order.number}/cancel/`, {});
    }
    if (order && PAID.includes(order.status)) await this.after(order);
  }

  /** The buyer's order of exactly these items that is not over. The same book on paper and on screen are two items. */
  private async existing(titles: string[], items: string[]): Promise<Bought | undefined> {
    const { results } = this.token
      ? await this.ask<{ results: Bought[] }>('GET', '/api/orders/?limit=100')
      : await this.asHead<{ results: Bought[] }>('GET', `?limit=100&search=${VISITOR}`);
    const over = this.wanted.ending === 'cancelled' ? ['failed'] : ['cancelled', 'failed'];
    const wanted = [...items].sort().join();
    for (const order of results) {
      if (over.includes(order.status) || !titles.every((title) => order.titles.includes(title))) continue;
      const { lines } = await this.asHead<Managed>('GET', `${order.id}/`);
      const ordered = lines.filter(({ book_id }) => book_id !== null).map(({ item }) => item);
      if (ordered.sort().join() === wanted) return order;
    }
    return undefined;
  }

  /** @returns the token of the payment; null when nothing is to be paid, or an earlier payment of the order is on its way */
  private async checkOut(items: string[], number: string | undefined): Promise<string | null> {
    const { school, buyer, provider, currency, ending, coupon, copies, gift } = this.wanted;
    const printed = items.filter((item) => item.endsWith(':print'));
    try {
      const { redirect_url } = await this.ask<{ redirect_url: string | null }>('POST', '/api/checkout/', {
        currency,
        items,
        ...(provider && { provider }),
        ...(coupon && { coupon }),
        ...(!buyer && { email: VISITOR, name: 'Ida Bergman', turnstile_token: TEST_TOKEN }),
        ...(printed.length > 0 && { address: { name: 'School office', ...ADDRESSES[school] } }),
        ...(copies && { quantities: Object.fromEntries(printed.map((item) => [item, copies])) }),
        ...(gift && { gifts: items.map((item) => ({ item, ...gift })) }),
        ...(number && { continue_order: number }),
      });
      return provider && redirect_url ? tokenIn(redirect_url) : null;
    } catch (error) {
      if (number && ['review', 'late'].includes(ending) && (error as Error).message.includes(': 409 '))
        return null;
      throw error;
    }
  }

  private async pay(payment: string): Promise<void> {
    const { ending } = this.wanted;
    const provider = this.wanted.provider!;
    switch (ending) {
      case 'review':
        await this.control.lie(provider, { amount: OTHER_AMOUNT });
        await this.press(payment, provider, 'pay');
        return this.ended(payment, 'review');
      case 'expired': {
        const { id } = await this.opened(payment, provider);
        await this.control.expire(provider, id);
        return this.ended(payment, 'expired', 'cancelled');
      }
      case 'cancelled':
        await this.press(payment, provider, 'cancel');
        return this.ended(payment, 'declined', 'cancelled');
      case 'retry':
        await this.press(payment, provider, 'decline');
        await this.ended(payment, 'declined', 'cancelled');
        return this.again(payment);
      default:
        await this.press(payment, provider, ending === 'late' ? 'later' : 'pay');
        return this.ended(payment, 'paid');
    }
  }

  private async again(payment: string): Promise<void> {
    const { redirect_url } = await this.ask<{ redirect_url: string }>(
      'POST',
      `/api/payments/${payment}/retry/`,
      { provider: 'stripe' },
    );
    const again = tokenIn(redirect_url);
    await this.press(again, 'stripe', 'pay');
    await this.ended(again, 'paid');
  }

  /** Opens the provider's page. */
  private async opened(payment: string, provider: Provider): Promise<{ id: string }> {
    const { location } = await this.ask<{ location: string }>('GET', `/api/payments/${payment}/continue/`);
    const opened = (await this.control.payments()).find(({ page }) => page === location);
    if (!opened) throw new Error(`${provider} knows no payment with the page ${location}.`);
    return opened;
  }

  /** Opens the provider's page and does what one of its buttons does. */
  private async press(
    payment: string,
    provider: Provider,
    button: 'pay' | 'decline' | 'cancel' | 'later',
  ): Promise<void> {
    const { id } = await this.opened(payment, provider);
    await this.control.act(provider, id, button, button === 'later' ? LATE : undefined);
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

  /** What happens to an order after it was paid. What was done already is left out. */
  private async after({ number }: Bought): Promise<void> {
    const { ending } = this.wanted;
    if (['paid', 'retry', 'late', 'review'].includes(ending)) return;
    const { results } = await this.asHead<{ results: Bought[] }>('GET', `?search=${number}`);
    const { id } = results.find((order) => order.number === number)!;
    const order = await this.asHead<Managed>('GET', `${id}/`);
    if (ending === 'refund' || ending === 'refund all' || ending === 'refund fails')
      return this.refund(id, order, ending);
    if (ending === 'dispute') {
      if (!order.dispute) await this.control.dispute(this.wanted.provider!, order.payment_id!, 'open');
      return;
    }
    if (ending === 'packed' || ending === 'shipped' || ending === 'delayed' || ending === 'delivered')
      await this.send(id, order, MOVES[ending]);
  }

  /** The head pays the last book back, or all of them. */
  private async refund(
    id: string,
    order: Managed,
    ending: 'refund' | 'refund all' | 'refund fails',
  ): Promise<void> {
    if (order.refunds.length > 0) return;
    const lines = ending === 'refund' ? order.lines.slice(-1) : order.lines;
    if (ending === 'refund fails') await this.control.refundsEnd(this.wanted.provider!, 'failed');
    await this.asHead('POST', `${id}/refunds/`, {
      lines: lines.map((line) => ({ line_id: line.id })),
      reason: REASONS[ending],
    });
  }

  /** The head sends the printed books: the moves that a parcel has made are not repeated. */
  private async send(id: string, order: Managed, moves: (typeof MOVES)[Parcel]): Promise<void> {
    const [parcel] =
      order.parcels.length > 0
        ? order.parcels
        : (await this.asHead<Managed>('POST', `${id}/parcels/`, {})).parcels;
    const made = moves.findIndex((move) => move.status === parcel!.status) + 1;
    for (const move of moves.slice(made))
      await this.asHead('POST', `${id}/parcels/${parcel!.id}/moves/`, move);
  }

  private asHead<T>(method: string, path: string, json?: object): Promise<T> {
    return this.ask<T>(method, `/api/order-management/${path}`, json, this.head);
  }

  private ask<T>(method: string, path: string, json?: object, token = this.token): Promise<T> {
    const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    return call(this.server, this.wanted.school, method, path, {
      ...(token && { token }),
      headers,
      ...(json && { json }),
    }) as Promise<T>;
  }
}

/** The token of a payment in the address at which it is continued. */
const tokenIn = (redirectUrl: string): string => new URL(redirectUrl).pathname.split('/')[3]!;
