import { expect, it } from '@jest/globals';
import { bookedParts } from './orderParts.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

it('the money of an order goes to four parts that add up, and none that is nothing is shown', () => {
  const parts = {
    authors: gbp(520),
    school: gbp(390),
    charity: gbp(760),
    shipping: gbp(100),
    tax: gbp(80),
    fees: gbp(100),
  };
  expect(bookedParts(parts)?.map(({ tone, value }) => [tone, value.amount])).toEqual([
    ['making', 520],
    ['school', 390],
    ['charity', 760],
    ['fees', 280],
  ]);
  expect(bookedParts({ ...parts, authors: gbp(0) })).toHaveLength(3);
  expect(bookedParts(null)).toBeNull();
});
