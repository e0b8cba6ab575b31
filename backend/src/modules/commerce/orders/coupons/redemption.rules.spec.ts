import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '../order.rules.ts';
import { redemptionAfter } from './redemption.rules.ts';

it('the use of a coupon follows its order', () => {
  expect(ORDER_STATUSES.map((status) => [status, redemptionAfter('reserved', status)])).toEqual([
    ['pending', 'reserved'],
    ['paid', 'confirmed'],
    ['fulfilled', 'confirmed'],
    ['partially_refunded', 'confirmed'],
    ['refunded', 'released'],
    ['cancelled', 'released'],
    ['failed', 'released'],
  ]);
  expect(redemptionAfter('released', 'paid')).toBe('confirmed');
  expect(redemptionAfter('confirmed', 'pending')).toBe('confirmed');
});
