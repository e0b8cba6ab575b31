import { describe, expect, it } from '@jest/globals';
import type { ItemKind } from '@bookgrove/contract';
import fc from 'fast-check';
import {
  COUPON_STATES,
  couponKinds,
  discountsOf,
  isForClasses,
  readCode,
  refusalOf,
  stateOf,
  statusAfterStep,
  stepsOf,
  wrongCoupon,
  type CouponTerms,
} from './coupon.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const EARLIER = new Date('2026-11-27T12:00:00Z');
const LATER = new Date('2026-11-29T12:00:00Z');
const terms = (changes: Partial<CouponTerms> = {}): CouponTerms => ({
  kind: 'percent',
  percent_bps: 1000,
  amounts: {},
  free_copies: null,
  minimums: {},
  book_ids: [],
  categories: [],
  course_ids: [],
  class_ids: [],
  kinds: ['digital', 'print'],
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_per_buyer: null,
  used: 0,
  status: 'active',
  ...changes,
});
const line = (product_id: string, unit_price: number, quantity = 1) => ({
  product_id,
  unit_price,
  quantity,
  kind: 'digital' as ItemKind,
  categories: [] as string[],
});
const gbp = { currency: 'GBP', smallest: 30 };

describe('what a coupon is', () => {
  it.each([
    [{ status: 'draft', ends_at: EARLIER }, 'draft', 'unknown'],
    [{ status: 'archived' }, 'archived', 'unknown'],
    [{ starts_at: LATER }, 'scheduled', 'not_yet'],
    [{ starts_at: NOW }, 'active', null],
    [{ ends_at: NOW }, 'expired', 'over'],
    [{ ends_at: LATER }, 'active', null],
    [{ max_uses: 20, used: 19 }, 'active', null],
    [{ max_uses: 20, used: 20 }, 'exhausted', 'used_up'],
    [{ max_uses: 20, used: 20, ends_at: EARLIER }, 'expired', 'over'],
    [{ status: 'paused' }, 'paused', 'paused'],
  ])('with %o is %s', (changes, state, refusal) => {
    expect(stateOf(terms(changes), NOW)).toBe(state);
    expect(refusalOf(terms(changes), NOW)).toBe(refusal);
  });

  it('is unknown where there is none', () => {
    expect(refusalOf(null, NOW)).toBe('unknown');
  });
});

it('the steps of each state are those of the table', () => {
  expect(Object.fromEntries(COUPON_STATES.map((state) => [state, stepsOf(state)]))).toEqual({
    draft: ['activate', 'archive'],
    scheduled: ['pause', 'archive'],
    active: ['pause', 'archive'],
    paused: ['activate', 'archive'],
    exhausted: ['archive'],
    expired: ['archive'],
    archived: [],
  });
  expect(statusAfterStep('paused', 'activate')).toBe('active');
  expect(statusAfterStep('expired', 'activate')).toBeNull();
});

describe('what a coupon takes off', () => {
  it.each([
    [{}, [line('a', 455), line('b', 999, 2)], [46, 200]],
    [{ book_ids: ['b'] }, [line('a', 455), line('b', 999)], [0, 100]],
    [{ book_ids: ['c'] }, [line('a', 455)], 'not_these'],
    [{}, [], 'not_these'],
    [{ minimums: { GBP: 456 } }, [line('a', 455)], 'below_minimum'],
    [{ minimums: { GBP: 455 } }, [line('a', 455)], [46]],
    [{ minimums: { USD: 1 } }, [line('a', 455)], 'not_in_currency'],
    [{ kind: 'amount' as const, amounts: { GBP: 100 } }, [line('a', 300), line('b', 100)], [75, 25]],
    [{ kind: 'amount' as const, amounts: { GBP: 1000 } }, [line('a', 300), line('b', 100)], [300, 100]],
    [{ kind: 'amount' as const, amounts: { USD: 100 } }, [line('a', 300)], 'not_in_currency'],
    [{ kind: 'free_books' as const, free_copies: 1 }, [line('a', 300), line('b', 400)], [0, 400]],
    [{ kind: 'free_books' as const, free_copies: 3 }, [line('a', 300), line('b', 400, 2)], [300, 800]],
    [{ percent_bps: 10_000 }, [line('a', 455)], [455]],
    // 5 pence are less than anybody charges.
    [{ percent_bps: 9900 }, [line('a', 455)], [455]],
  ])('%o of %o is %o', (changes, lines, expected) => {
    expect(discountsOf(terms(changes), lines, gbp)).toEqual(expected);
  });

  it('is for its kinds alone: digital and printed books where nothing else is said', () => {
    const all = (['digital', 'print', 'class_pack', 'gift'] as const).map((kind) => ({
      ...line('a', 1000),
      kind,
    }));
    expect(discountsOf(terms(), all, gbp)).toEqual([100, 100, 0, 0]);
    expect(discountsOf(terms({ kinds: ['gift'] }), all, gbp)).toEqual([0, 0, 0, 100]);
    expect(discountsOf(terms({ kinds: ['class_pack'] }), all.slice(0, 2), gbp)).toBe('not_these');
    // A book that is chosen is meant in these kinds too.
    expect(discountsOf(terms({ book_ids: ['a'] }), all, gbp)).toEqual([100, 100, 0, 0]);
  });

  it('is for the chosen books, and those of the chosen categories', () => {
    const lines = [
      line('a', 1000),
      { ...line('b', 1000), categories: ['animals', 'nature'] },
      line('c', 1000),
    ];
    expect(discountsOf(terms({ categories: ['nature'] }), lines, gbp)).toEqual([0, 100, 0]);
    expect(discountsOf(terms({ categories: ['nature'], book_ids: ['c'] }), lines, gbp)).toEqual([
      0, 100, 100,
    ]);
    expect(discountsOf(terms({ categories: ['space'] }), lines, gbp)).toBe('not_these');
  });

  it('is for the chosen courses, and for all courses with their kind alone', () => {
    const lines = [line('a', 1000), { ...line('c', 2000), kind: 'course' as const }];
    expect(discountsOf(terms(), lines, gbp)).toEqual([100, 0]);
    expect(discountsOf(terms({ kinds: ['course'] }), lines, gbp)).toEqual([0, 200]);
    const one = terms({ course_ids: ['c'], kinds: couponKinds(undefined, ['c']) });
    expect(discountsOf(one, lines, gbp)).toEqual([0, 200]);
    expect(discountsOf({ ...one, book_ids: ['a'] }, lines, gbp)).toEqual([100, 200]);
    expect(discountsOf({ ...one, course_ids: ['d'] }, lines, gbp)).toBe('not_these');
    // A book with the id of a course is not that course.
    expect(discountsOf({ ...one, book_ids: ['c'], course_ids: [] }, lines, gbp)).toBe('not_these');
  });

  it('is for its classes', () => {
    expect(isForClasses(terms(), [])).toBe(true);
    expect(isForClasses(terms({ class_ids: ['oak', 'elm'] }), ['elm'])).toBe(true);
    expect(isForClasses(terms({ class_ids: ['oak'] }), ['elm'])).toBe(false);
  });

  it('leaves the price of what it is not for', () => {
    const only = terms({ book_ids: ['a'], percent_bps: 10_000 });
    expect(discountsOf(only, [line('a', 455), line('b', 20)], gbp)).toEqual([455, 0]);
    expect(discountsOf(terms({ percent_bps: 10_000 }), [line('a', 455)], { ...gbp, other: 10 })).toEqual([
      455,
    ]);
  });

  it('is never more than a line, and all of an amount is taken', () => {
    const lines = fc.array(
      fc.record({
        product_id: fc.constantFrom('a', 'b', 'c'),
        categories: fc.constant([]),
        kind: fc.constant('digital' as const),
        unit_price: fc.integer({ min: 30, max: 5_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 50 },
    );
    const coupon = fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_books' as const),
      percent_bps: fc.integer({ min: 1, max: 10_000 }),
      amounts: fc.record({ GBP: fc.integer({ min: 1, max: 100_000_000 }) }),
      free_copies: fc.integer({ min: 1, max: 200 }),
      book_ids: fc.subarray(['a', 'b']),
    });
    fc.assert(
      fc.property(lines, coupon, (all, changes) => {
        const taken = discountsOf(terms(changes), all, gbp);
        if (typeof taken === 'string') return;
        const totals = all.map(({ quantity, unit_price }) => quantity * unit_price);
        taken.forEach((amount, index) => {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(totals[index]!);
        });
        const sum = (list: number[]) => list.reduce((one, other) => one + other, 0);
        const left = sum(totals) - sum(taken);
        const meant = totals.filter((_, index) =>
          changes.book_ids.length === 0 ? true : changes.book_ids.some((id) => id === all[index]!.product_id),
        );
        if (changes.kind === 'amount' && left >= 30)
          expect(sum(taken)).toBe(Math.min(changes.amounts.GBP, sum(meant)));
        if (changes.book_ids.length === 0) expect(left === 0 || left >= 30).toBe(true);
      }),
    );
  });
});

it('codes are read as people type them', () => {
  expect(readCode(' book week-1 ')).toBe('BOOKWEEK-1');
});

it('a coupon says what is wrong with it', () => {
  const fine = { ...terms(), code: 'BOOKWEEK' };
  expect(wrongCoupon(fine)).toEqual({});
  const wrong = (changes: object) => Object.keys(wrongCoupon({ ...fine, ...changes }));
  expect(wrong({ code: 'AB' })).toEqual(['code']);
  expect(wrong({ percent_bps: null })).toEqual(['percent_bps']);
  expect(wrong({ kind: 'amount' })).toEqual(['amounts']);
  expect(wrong({ kind: 'free_books' })).toEqual(['free_copies']);
  expect(wrong({ starts_at: NOW, ends_at: NOW })).toEqual(['ends_at']);
  expect(wrong({ max_uses: 1, used: 2 })).toEqual(['max_uses']);
});
