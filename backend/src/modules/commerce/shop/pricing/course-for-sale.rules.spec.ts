import { describe, expect, it } from '@jest/globals';
import type { CourseOnOffer } from '@bookgrove/contract';
import { courseForSale } from './course-for-sale.rules.ts';
import { priceItems, reasonFor, taxCategoryOf } from './line.rules.ts';

const course = (changes: Partial<CourseOnOffer> = {}): CourseOnOffer => ({
  id: 'c1',
  slug: 'rivers',
  name: 'Rivers',
  prices: [
    { amount: 1200, currency: 'GBP' },
    { amount: 49_900, currency: 'INR' },
  ],
  state: 'ok',
  owned: false,
  made_by_tenant: 'oak',
  ...changes,
});
const priced = (changes: Partial<CourseOnOffer> = {}, wanted: string | null = null) => {
  const { book, offer } = courseForSale(course(changes));
  return priceItems([{ book, kind: 'course', quantity: 1 }], () => [offer], {
    wanted,
    schoolCurrency: 'GBP',
    tax_bps: (kind) => (taxCategoryOf(kind) === 'course' ? 2000 : 0),
    shipping: new Map(),
  });
};

describe('a course in a cart', () => {
  it('costs its price of the currency, with the tax of courses', () => {
    expect(priced()).toMatchObject({ total: 1200, tax_total: 200, currencies: ['GBP', 'INR'] });
    expect(priced({}, 'INR').lines).toMatchObject([{ item: 'c1:course', state: 'ok', total: 49_900 }]);
    expect(priced({}, 'KES').lines).toMatchObject([{ state: 'not_in_currency', price: null }]);
  });

  it.each<[Partial<CourseOnOffer>, string]>([
    [{ state: 'free', prices: [] }, 'This course is free: enrol on its page.'],
    [{ owned: true }, 'You have this course already.'],
    [{ state: 'not_for_reader' }, 'This course is for others.'],
    [{ state: 'unknown', prices: [] }, 'There is no such course here.'],
  ])('%j cannot be bought', (changes, reason) => {
    const { lines, currency, total } = priced(changes);
    expect([reasonFor(lines[0]!.state, currency, null, 'course'), total]).toEqual([reason, 0]);
  });
});
