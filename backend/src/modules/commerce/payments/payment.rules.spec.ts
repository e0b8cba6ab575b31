import { describe, expect, it } from '@jest/globals';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment-facts.ts';
import {
  chargedBy,
  isAllowed,
  isMoney,
  isOpen,
  isRefundable,
  nextStatus,
  outcomeOf,
  refundableOf,
  TRANSITIONS,
  type ProviderState,
  type Truth,
} from './payment.rules.ts';

const truth = (change: Partial<Truth> = {}): Truth => ({
  state: 'open',
  matches: true,
  amount: 1000,
  refunded: 0,
  dispute: 'none',
  cancelled: false,
  overdue: false,
  declined: false,
  ...change,
});
const paid = (change: Partial<Truth> = {}): Truth => truth({ state: 'paid', ...change });

const STATES: ProviderState[] = ['open', 'processing', 'paid', 'failed', 'cancelled', 'expired'];
const BOTH = [false, true];
/** Every truth that a read can return. */
const ALL: Truth[] = STATES.flatMap((state) =>
  BOTH.flatMap((matches) =>
    [0, 400, 1000].flatMap((refunded) =>
      (['none', 'open', 'lost'] as const).flatMap((dispute) =>
        BOTH.flatMap((cancelled) =>
          BOTH.flatMap((overdue) =>
            BOTH.map((declined) => ({
              state,
              matches,
              amount: 1000,
              refunded,
              dispute,
              cancelled,
              overdue,
              declined,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** All orders of a list. */
const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) =>
        permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [one, ...rest]),
      );

describe('the status of a payment', () => {
  it('takes only steps of the state machine, whatever the provider says', () => {
    for (const from of PAYMENT_STATUSES)
      for (const one of ALL) {
        // Once settled, a payment counts as matching.
        if (isMoney(from) && !one.matches) continue;
        expect([from, one, isAllowed(from, nextStatus(from, one))]).toEqual([from, one, true]);
      }
  });

  it('stays when the same is read again', () => {
    for (const from of PAYMENT_STATUSES)
      for (const one of ALL) {
        const first = nextStatus(from, one);
        expect(nextStatus(first, one)).toBe(first);
      }
  });

  it.each<[PaymentStatus, Partial<Truth>, PaymentStatus]>([
    ['redirected', { state: 'open' }, 'redirected'],
    ['redirected', { state: 'open', cancelled: true }, 'cancelled'],
    ['redirected', { state: 'open', cancelled: true, declined: true }, 'failed'],
    ['redirected', { state: 'open', overdue: true }, 'expired'],
    ['redirected', { state: 'processing' }, 'processing'],
    ['processing', { state: 'processing', overdue: true, cancelled: true }, 'processing'],
    ['processing', { state: 'open', overdue: true }, 'expired'],
    ['processing', { state: 'failed' }, 'failed'],
    ['redirected', { state: 'cancelled' }, 'cancelled'],
    ['redirected', { state: 'expired' }, 'expired'],
    ['created', { state: 'paid' }, 'succeeded'],
    ['redirected', { state: 'paid', matches: false }, 'mismatch'],
    ['mismatch', { state: 'paid' }, 'succeeded'],
    ['mismatch', { state: 'paid', matches: false, refunded: 1000 }, 'refunded'],
    ['mismatch', { state: 'paid', matches: false, refunded: 400 }, 'mismatch'],
    ['mismatch', { state: 'expired', matches: false }, 'mismatch'],
    ['failed', { state: 'paid' }, 'succeeded'],
    ['cancelled', { state: 'paid' }, 'succeeded'],
    ['expired', { state: 'paid' }, 'succeeded'],
    ['expired', { state: 'processing' }, 'expired'],
    ['succeeded', { state: 'expired' }, 'succeeded'],
    ['succeeded', { state: 'paid', refunded: 400 }, 'partially_refunded'],
    ['partially_refunded', { state: 'paid', refunded: 1000 }, 'refunded'],
    ['refunded', { state: 'paid', refunded: 1000 }, 'refunded'],
    // A refund that failed afterwards.
    ['refunded', { state: 'paid', refunded: 0 }, 'succeeded'],
    ['succeeded', { state: 'paid', dispute: 'open' }, 'disputed'],
    ['disputed', { state: 'paid', refunded: 400 }, 'partially_refunded'],
    ['disputed', { state: 'paid', dispute: 'lost' }, 'charged_back'],
  ])('from %s with %j is %s', (from, change, to) => {
    expect(nextStatus(from, truth(change))).toBe(to);
  });

  it.each<[string, Truth[]]>([
    ['paid, refunded in two parts', [truth(), paid(), paid({ refunded: 400 }), paid({ refunded: 1000 })]],
    [
      'expired, then paid late, then refunded',
      [truth(), truth({ state: 'expired' }), paid(), paid({ refunded: 1000 })],
    ],
    [
      'waits for a bank, paid, disputed, won, refunded',
      [
        truth({ state: 'processing' }),
        paid(),
        paid({ dispute: 'open' }),
        paid({ dispute: 'none' }),
        paid({ refunded: 1000 }),
      ],
    ],
    [
      'refunded, and the refund fails later',
      [truth(), paid(), paid({ refunded: 1000 }), paid({ refunded: 0 })],
    ],
    [
      'differs, and is paid back',
      [truth(), paid({ matches: false }), paid({ matches: false, refunded: 1000 })],
    ],
  ])('does not depend on the order of reports: %s', (_, history) => {
    const expected = nextStatus('redirected', history.at(-1)!);
    for (const order of permutations(history.map((_one, index) => index))) {
      let status: PaymentStatus = 'redirected';
      let now = 0;
      // A report of step n arrives when the provider is at step n or later, and the provider is read then.
      for (const report of order) {
        now = Math.max(now, report);
        status = nextStatus(status, history[now]!);
      }
      expect([order, status]).toEqual([order, expected]);
    }
  });

  it('has a step out of each open state, and none back into one', () => {
    for (const from of PAYMENT_STATUSES) {
      if (isOpen(from)) expect(TRANSITIONS[from].length).toBeGreaterThan(0);
      else expect(TRANSITIONS[from].filter(isOpen)).toEqual([]);
    }
    expect(isAllowed('refunded', 'failed')).toBe(false);
    expect(isAllowed('succeeded', 'mismatch')).toBe(false);
  });
});

describe('what the payer is told', () => {
  it('never says paid without money, nor not charged without proof', () => {
    for (const status of PAYMENT_STATUSES)
      expect([status, outcomeOf(status) === 'paid']).toEqual([
        status,
        ['succeeded', 'partially_refunded', 'disputed'].includes(status),
      ]);
    expect(outcomeOf('mismatch')).toBe('review');
    expect(chargedBy('paid', true)).toBe(true);
    expect(chargedBy('processing', true)).toBeNull();
    expect(chargedBy('open', false)).toBeNull();
    expect(chargedBy('open', true)).toBe(false);
    expect(chargedBy('failed', false)).toBe(false);
  });
});

describe('what can be paid back', () => {
  it('is what no refund and no dispute has taken, those on their way included', () => {
    expect(refundableOf(1000, [], [])).toBe(1000);
    expect(
      refundableOf(
        1000,
        [
          { amount: 300, status: 'succeeded' },
          { amount: 200, status: 'requested' },
          { amount: 500, status: 'failed' },
        ],
        [
          { amount: 100, status: 'open' },
          { amount: 900, status: 'won' },
        ],
      ),
    ).toBe(400);
    expect(refundableOf(1000, [{ amount: 600, status: 'pending' }], [{ amount: 1000, status: 'lost' }])).toBe(
      0,
    );
  });

  it('is taken from payments that have money', () => {
    expect(PAYMENT_STATUSES.filter(isRefundable)).toEqual(['succeeded', 'mismatch', 'partially_refunded']);
  });
});
