import type Stripe from 'stripe';
import { randomId } from '../core/ids.ts';
import type { Tools } from '../core/tools.ts';
import type { Lie } from '../core/types.ts';
import { missing } from './errors.ts';

/** A Checkout Session with what Stripe keeps beside it. */
export interface SessionRecord {
  session: Stripe.Checkout.Session;
  lines: { name: string; amount: number; quantity: number }[];
  intent: { description: string | null; metadata: Record<string, string> };
  lie: Lie | null;
  /** When a payment that is pending succeeds by itself, by the clock; null while none does. */
  settles: number | null;
}

/** Kinds of objects by the prefix of their ids. */
const KINDS: Readonly<Record<string, string>> = {
  cs: 'checkout.session',
  pi: 'payment_intent',
  ch: 'charge',
  txn: 'balance_transaction',
  re: 'refund',
  du: 'dispute',
  evt: 'event',
  cus: 'customer',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
};

/** The objects of Stripe in the store. */
export class StripeRecords {
  readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  id(prefix: string): string {
    return prefix === 'cs' ? `cs_test_${randomId(58)}` : `${prefix}_${randomId(24)}`;
  }

  save(object: { id: string; object: string }): void {
    this.tools.store.put(`stripe.${object.object}`, object.id, object);
  }

  /** @throws Refusal 404 `resource_missing` */
  find<T>(kind: string, id: string, param?: string): T {
    const found = this.maybe<T>(kind, id);
    if (!found) throw missing(kind.replace('_', ''), id, param);
    return found;
  }

  /** An object of the API by kind and id. */
  maybe<T>(kind: string, id: string): T | undefined {
    if (kind === 'checkout.session')
      return this.tools.store.get<SessionRecord>('stripe.session', id)?.session as T | undefined;
    return this.tools.store.get<T>(`stripe.${kind}`, id);
  }

  /** An object by an id whose prefix tells the kind. */
  byId(id: string): object | undefined {
    const kind = KINDS[id.split('_')[0]!];
    return kind ? this.maybe<object>(kind, id) : undefined;
  }

  /** All objects of a kind, the newest first, as lists of the API have them. */
  all<T>(kind: string): T[] {
    const objects =
      kind === 'checkout.session'
        ? (this.sessions().map(({ session }) => session) as T[])
        : this.tools.store.all<T>(`stripe.${kind}`);
    return objects.reverse();
  }

  sessions(): SessionRecord[] {
    return this.tools.store.all<SessionRecord>('stripe.session');
  }

  /** @throws Refusal 404 `resource_missing` */
  session(id: string): SessionRecord {
    const record = this.tools.store.get<SessionRecord>('stripe.session', id);
    if (!record) throw missing('checkout.session', id, 'session');
    return record;
  }

  saveSession(record: SessionRecord): void {
    this.tools.store.put('stripe.session', record.session.id, record);
  }

  seconds(): number {
    return Math.floor(this.tools.clock.stamp() / 1000);
  }

  /** Stores an event about an object as it is now, and sends it. */
  emit(
    type: string,
    object: object,
    request: { id: string; idempotency_key: string | null } | null = null,
  ): void {
    const event = {
      id: `evt_${randomId(24)}`,
      object: 'event',
      api_version: API_VERSION,
      created: this.seconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: request ?? { id: null, idempotency_key: null },
      type,
    };
    this.save(event);
    this.tools.webhooks.add('stripe', event.id, type, event);
  }

  /** Books a movement of the merchant's balance. `amount` is negative for money that leaves. */
  book(
    type: Stripe.BalanceTransaction['type'],
    source: string,
    money: { amount: number; fee: number; currency: string },
  ): Stripe.BalanceTransaction {
    const created = this.seconds();
    const transaction: Stripe.BalanceTransaction = {
      id: this.id('txn'),
      object: 'balance_transaction',
      amount: money.amount,
      available_on: created + 2 * 86_400,
      balance_type: 'payments',
      created,
      currency: money.currency,
      description: null,
      exchange_rate: null,
      fee: money.fee,
      fee_details:
        money.fee === 0
          ? []
          : [
              {
                amount: money.fee,
                application: null,
                currency: money.currency,
                description: type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees',
                type: 'stripe_fee',
              },
            ],
      net: money.amount - money.fee,
      reporting_category: type === 'adjustment' ? 'dispute' : type,
      source,
      status: 'pending',
      type,
    };
    this.save(transaction);
    return transaction;
  }
}

/** The version that the official SDK 23.1 pins. */
export const API_VERSION = '2026-10-28.endive';
