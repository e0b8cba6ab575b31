import { describe, expect, it } from '@jest/globals';
import {
  accepts,
  NUMBER_SIGN_COUNT,
  ORDER_EVENTS,
  ORDER_STATUSES,
  orderNumber,
  providersFor,
  readOrderNumber,
  statusAfter,
  statusOfMoney,
  stepsOfBuyer,
  stepsOfStaff,
  type OrderEventName,
  type OrderMoney,
  type OrderStatus,
} from './order.rules.ts';

const money = (refunded = 0, delivered = true): OrderMoney => ({ total: 1000, refunded, delivered });

/** Every transition, with the money after it: whatever is not in this list must be refused. */
const LISTED: [OrderStatus, OrderEventName, OrderMoney, OrderStatus][] = [
  ['pending', 'payment_failed', money(), 'pending'],
  ['cancelled', 'payment_failed', money(), 'cancelled'],
  ['failed', 'payment_failed', money(), 'failed'],
  ['pending', 'paid', money(0, false), 'paid'],
  ['cancelled', 'paid', money(0, false), 'paid'],
  ['failed', 'paid', money(0, false), 'paid'],
  ['paid', 'delivered', money(), 'fulfilled'],
  ['partially_refunded', 'delivered', money(400), 'partially_refunded'],
  ['pending', 'claimed', money(), 'pending'],
  ['paid', 'claimed', money(), 'paid'],
  ['fulfilled', 'claimed', money(), 'fulfilled'],
  ['partially_refunded', 'claimed', money(), 'partially_refunded'],
  ['refunded', 'claimed', money(), 'refunded'],
  ['pending', 'cancelled', money(), 'cancelled'],
  ['pending', 'expired', money(), 'failed'],
  ...(['paid', 'fulfilled', 'partially_refunded'] as const).flatMap((from): typeof LISTED => [
    [from, 'refund_requested', money(), from],
    [from, 'refunded', money(400), 'partially_refunded'],
    [from, 'refunded', money(1000), 'refunded'],
    [from, 'dispute_lost', money(400), 'partially_refunded'],
  ]),
  ...(['paid', 'fulfilled', 'partially_refunded', 'refunded'] as const).flatMap((from): typeof LISTED => [
    [from, 'refund_failed', money(), from],
    [from, 'parcel_changed', money(), from],
    [from, 'dispute_opened', money(), from],
    [from, 'dispute_won', money(), from],
    [from, 'dispute_lost', money(1000), 'refunded'],
  ]),
  ...(['partially_refunded', 'refunded'] as const).flatMap((from): typeof LISTED => [
    [from, 'refund_reversed', money(400), 'partially_refunded'],
    [from, 'refund_reversed', money(0), 'fulfilled'],
    [from, 'refund_reversed', money(0, false), 'paid'],
  ]),
  ...ORDER_STATUSES.flatMap((from): typeof LISTED => [
    [from, 'surplus_paid', money(), from],
    [from, 'surplus_refunded', money(), from],
  ]),
];

describe('the state machine of orders', () => {
  it.each(LISTED)('%s, %s %j: %s', (from, event, after, to) => {
    expect(statusAfter(from, event, after)).toBe(to);
  });

  it('refuses every pair of status and event that is not listed', () => {
    const listed = new Set(LISTED.map(([from, event]) => `${from} ${event}`));
    const accepted = ORDER_STATUSES.flatMap((from) =>
      ORDER_EVENTS.filter((event) =>
        [money(), money(400), money(1000), money(0, false)].some((after) => statusAfter(from, event, after)),
      ).map((event) => `${from} ${event}`),
    );
    expect(new Set(accepted)).toEqual(listed);
    expect(
      ORDER_STATUSES.flatMap((from) => ORDER_EVENTS.filter((event) => accepts(event, from))).length,
    ).toBe(listed.size);
  });

  it('never leaves the money behind: after every sequence of events the status says what was paid back', () => {
    // A model of an order of 1000: what each event does to its money.
    const effects: Partial<Record<OrderEventName, (refunded: number) => number[]>> = {
      refunded: (refunded) => [refunded + 300, 1000],
      dispute_lost: () => [1000],
      refund_reversed: (refunded) => [refunded - 300, 0],
    };
    interface State {
      status: OrderStatus;
      refunded: number;
      paid: boolean;
    }
    const check = ({ status, refunded, paid }: State): void => {
      if (paid) {
        expect(ORDER_STATUSES.slice(1, 5)).toContain(status);
        if (refunded > 0) expect(status).toBe(statusOfMoney({ total: 1000, refunded, delivered: true }));
      } else expect(['pending', 'cancelled', 'failed']).toContain(status);
    };
    // What can follow depends on the state alone, so each one that can be reached is looked at once.
    const reached = new Map<string, State>();
    const waiting: State[] = [{ status: 'pending', refunded: 0, paid: false }];
    for (let state = waiting.pop(); state; state = waiting.pop()) {
      const key = JSON.stringify(state);
      if (reached.has(key)) continue;
      reached.set(key, state);
      check(state);
      for (const event of ORDER_EVENTS)
        for (const after of effects[event]?.(state.refunded) ?? [state.refunded]) {
          if (after < 0 || after > 1000) continue;
          const status = statusAfter(state.status, event, money(after));
          if (status) waiting.push({ status, refunded: after, paid: state.paid || event === 'paid' });
        }
    }
    // Not paid in three ways, paid back in steps of 300 from nothing and from everything.
    expect(reached.size).toBeGreaterThan(10);
    expect([...reached.values()].map(({ status }) => status)).toEqual(
      expect.arrayContaining([...ORDER_STATUSES]),
    );
  });

  it('offers only steps that it accepts', () => {
    expect(stepsOfBuyer({ status: 'pending', guest: true })).toEqual(['pay', 'cancel', 'claim']);
    expect(stepsOfBuyer({ status: 'pending', guest: false, in_review: true })).toEqual([]);
    expect(stepsOfBuyer({ status: 'paid', guest: true })).toEqual(['claim']);
    expect(stepsOfBuyer({ status: 'fulfilled', guest: false })).toEqual([]);
    expect(stepsOfStaff({ status: 'pending', refundable: 0 })).toEqual(['cancel']);
    expect(stepsOfStaff({ status: 'fulfilled', refundable: 10 })).toEqual(['refund']);
    expect(stepsOfStaff({ status: 'refunded', refundable: 0 })).toEqual([]);
  });
});

describe('numbers of orders', () => {
  it('have no signs that look alike, and are read as people type them', () => {
    expect(NUMBER_SIGN_COUNT).toBe(30);
    const all = Array.from({ length: NUMBER_SIGN_COUNT }, (_, value) => orderNumber(Array(8).fill(value)));
    expect(all.join('').replace(/BG-/g, '')).not.toMatch(/[01ILOU]/);
    expect(readOrderNumber('bg 7k2m9qxd')).toBe('BG-7K2M-9QXD');
    expect(readOrderNumber('BG-7K2M-9QXD')).toBe('BG-7K2M-9QXD');
    expect(readOrderNumber('nothing')).toBe('nothing');
  });
});

it('offers providers by currency and country', () => {
  expect(providersFor('GBP', 'GB')).toEqual(['stripe', 'paypal']);
  expect(providersFor('KES', null)).toEqual(['stripe']);
  expect(providersFor('INR', 'IN')).toEqual(['phonepe', 'stripe']);
  expect(providersFor('INR', 'GB')).toEqual(['stripe']);
});
