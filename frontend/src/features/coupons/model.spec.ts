import { describe, expect, it } from '@jest/globals';
import type { CouponView } from './api.ts';
import { couponBody, valuesOf, whatItGives, whatItIsFor, whenItWorks, type CouponValues } from './model.ts';

const coupon: CouponView = {
  id: 'c',
  code: 'BOOKWEEK',
  note: '',
  kind: 'percent',
  percent_bps: 1250,
  amounts: [],
  free_copies: null,
  minimums: [{ amount: 1000, currency: 'GBP' }],
  book_ids: ['b'],
  categories: ['animals'],
  course_ids: ['c'],
  class_ids: ['oak'],
  kinds: ['print'],
  starts_at: '2026-09-01T08:30:00.000Z',
  ends_at: '2026-10-01T08:30:00.000Z',
  max_uses: 500,
  max_per_buyer: 2,
  used: 0,
  state: 'draft',
  steps: ['activate', 'archive'],
  created_at: '2026-08-01T08:00:00.000Z',
};
const typed = (values: Partial<CouponValues>) =>
  couponBody({ ...valuesOf(null, 'GBP'), code: 'READ', percent: '20', ...values }, null);

describe('the form of a coupon', () => {
  it('sends back what it was filled with, with books and times to the second', () => {
    const { body, errors } = couponBody(valuesOf(coupon, 'GBP'), coupon);
    expect(errors).toEqual({});
    expect(body).toEqual({
      code: 'BOOKWEEK',
      note: '',
      kind: 'percent',
      percent_bps: 1250,
      minimums: [{ amount: 1000, currency: 'GBP' }],
      book_ids: ['b'],
      categories: ['animals'],
      course_ids: ['c'],
      class_ids: ['oak'],
      kinds: ['print'],
      starts_at: '2026-09-01T08:30:00.000Z',
      ends_at: '2026-10-01T08:30:00.000Z',
      max_uses: 500,
      max_per_buyer: 2,
    });
  });

  it('is for what is chosen, and in words', () => {
    const { body, errors } = typed({ books: [{ id: 'b2', title: 'Kites' }], kinds: [] });
    expect([body.book_ids, errors['kinds']]).toEqual([['b2'], 'Please choose at least one.']);
    expect(typed({}).body).toMatchObject({ book_ids: [], class_ids: [], kinds: ['digital', 'print'] });
    expect(whatItIsFor(coupon)).toEqual([
      'For one book',
      'For one category',
      'For one course',
      'For one class',
      'Printed on paper',
    ]);
  });

  it('ends after the last day', () => {
    const { body } = typed({ from: '2026-09-01', last: '2026-09-30' });
    expect(new Date(body.starts_at!)).toEqual(new Date(2026, 8, 1));
    expect(new Date(body.ends_at!)).toEqual(new Date(2026, 9, 1));
  });

  it('takes an amount for each currency once', () => {
    const amounts = [
      { currency: 'GBP', text: '1,50' },
      { currency: 'JPY', text: '200' },
      { currency: 'USD', text: ' ' },
    ];
    expect(typed({ kind: 'amount', amounts }).body.amounts).toEqual([
      { currency: 'GBP', amount: 150 },
      { currency: 'JPY', amount: 200 },
    ]);
    expect(typed({ kind: 'amount', amounts: [amounts[0]!, amounts[0]!] }).errors).toHaveProperty('amounts');
  });

  it.each<[string, Partial<CouponValues>]>([
    ['code', { code: 'ab' }],
    ['percent_bps', { percent: '0' }],
    ['percent_bps', { percent: '101' }],
    ['amounts', { kind: 'amount' }],
    ['amounts', { kind: 'amount', amounts: [{ currency: 'JPY', text: '1.5' }] }],
    ['free_copies', { kind: 'free_books' }],
    ['max_uses', { uses: '0' }],
    ['ends_at', { from: '2026-09-02', last: '2026-09-01' }],
  ])('says that %s is wrong for %j', (member, values) => {
    expect(Object.keys(typed(values).errors)).toEqual([member]);
  });
});

it('a coupon is told in words', () => {
  expect(whatItGives(coupon)).toBe('12.5% off each item');
  expect(whatItGives({ ...coupon, kind: 'amount', amounts: [{ amount: 100, currency: 'GBP' }] })).toBe(
    '£1.00 off the order',
  );
  expect(whatItGives({ ...coupon, kind: 'free_books', free_copies: 28 })).toBe('28 copies for nothing');
  expect(whenItWorks({ starts_at: null, ends_at: null })).toBe('Always');
});
