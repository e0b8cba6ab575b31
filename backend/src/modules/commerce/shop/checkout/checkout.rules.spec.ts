import { describe, expect, it } from '@jest/globals';
import { basketKey, waitsForPayment } from './checkout.rules.ts';

const basket = { reader_id: null, items: ['a', 'b'], currency: 'GBP', total: 900 };
const guest = { guest_token: 'token-of-a-browser', email: 'Nia@home.test' };
const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(Buffer.from(other));

describe('the key of a basket', () => {
  const key = basketKey(guest, basket);

  it('is the same for the same items in another order, and an address in other letters', () => {
    expect(key).toHaveLength(32);
    expect(same(key, basketKey(guest, { ...basket, items: ['b', 'a'] }))).toBe(true);
    expect(same(key, basketKey({ ...guest, email: 'nia@home.test' }, basket))).toBe(true);
  });

  it.each([
    [guest, { ...basket, items: ['a'] }],
    [guest, { ...basket, currency: 'USD' }],
    [guest, { ...basket, total: 901 }],
    [guest, { ...basket, reader_id: 'child' }],
    [{ ...guest, guest_token: 'token-of-another-one' }, basket],
    [{ ...guest, email: 'other@home.test' }, basket],
    [{ user_id: 'token-of-a-browser' }, basket],
  ])('differs otherwise: %j %j', (owner, other) => {
    expect(same(key, basketKey(owner, other))).toBe(false);
  });
});

describe('whether an order waits for a payment', () => {
  it.each([
    [[], false],
    [['failed', 'cancelled', 'expired'], false],
    [['failed', 'created'], true],
    [['redirected'], true],
    [['processing'], true],
    [['mismatch'], true],
    [['succeeded'], false],
  ])('%j: %s', (statuses, waits) => {
    expect(waitsForPayment(statuses.map((status) => ({ status })))).toBe(waits);
  });
});
