import { describe, expect, it } from '@jest/globals';
import { providersFor } from '../../orders/order.rules.ts';
import { currencyRule, minimumCharge, takes } from '../../payments/providers/provider-money.rules.ts';
import { pricesOf, wrongOffers, wrongPrices, type Offer } from './offer.rules.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('prices in several currencies', () => {
  it('are the list price and the offers', () => {
    expect(pricesOf(gbp(450), [usd(600)])).toEqual([gbp(450), usd(600)]);
    expect(pricesOf(gbp(450), [usd(600), gbp(400)])).toEqual([gbp(400), usd(600)]);
    expect(pricesOf(gbp(450), [])).toEqual([gbp(450)]);
  });

  it('do not exist for a free book', () => {
    expect(pricesOf(null, [usd(600)])).toEqual([]);
  });

  it('are at least what providers charge', () => {
    expect(wrongPrices([gbp(30), usd(50)])).toEqual({});
    expect(wrongPrices([gbp(450), usd(49)])).toEqual({
      'prices.1.amount': ['The lowest price that can be paid is 0.50 USD.'],
    });
    expect(minimumCharge('JPY')).toBe(50);
    expect(minimumCharge('VND')).toBe(1);
    expect(minimumCharge('ZMW')).toBe(100);
    expect(minimumCharge('INR')).toBe(100);
    expect(minimumCharge('KES')).toBe(6500);
    for (const currency of ['GBP', 'INR', 'USD', 'KES', 'JPY']) {
      const amount = minimumCharge(currency);
      const offered = providersFor(currency, null).filter((provider) => currencyRule(provider, currency));
      for (const provider of offered)
        if (provider !== 'paypal') expect(takes(provider, { amount, currency })).toBe(true);
      expect(takes('stripe', { amount: 29, currency })).toBe(false);
    }
  });

  it('are one for each currency', () => {
    expect(wrongPrices([gbp(450), gbp(450)])).toEqual({
      'prices.1.currency': ['There are two prices in GBP.'],
    });
  });

  it('in three decimals end with 0', () => {
    const kwd = (amount: number) => [{ amount, currency: 'KWD' }];
    expect(wrongPrices(kwd(1501))).toEqual({ 'prices.0.amount': ['A price in KWD ends with 0.'] });
    expect(wrongPrices(kwd(1500))).toEqual({});
  });
});

describe('offers of kinds', () => {
  const offer = (change: Partial<Offer>): Offer => ({
    kind: 'print',
    prices: [gbp(999)],
    stock: null,
    seats: null,
    ...change,
  });
  const wrong = (change: Partial<Offer>, platform = false) =>
    Object.keys(wrongOffers([offer(change)], { platform }));

  it('are printed by schools, not by the platform', () => {
    expect(wrong({ kind: 'gift' })).toEqual([]);
    expect(wrong({})).toEqual([]);
    expect(wrong({}, true)).toEqual(['kinds.0.kind']);
  });
  it('have a stock in print only, and seats in class packs only', () => {
    expect(wrong({ kind: 'digital', stock: 3 })).toEqual(['kinds.0.stock']);
    expect(wrong({ kind: 'class_pack' })).toContain('kinds.0.seats');
    expect(wrong({ seats: 30 })).toContain('kinds.0.seats');
  });
  it('have prices that can be charged', () => {
    expect(wrong({ prices: [gbp(9)] })).toContain('kinds.0.prices.0.amount');
  });
  it('are named once', () => {
    expect(
      Object.keys(wrongOffers([offer({ kind: 'digital' }), offer({ kind: 'digital' })], { platform: false })),
    ).toEqual(['kinds.1.kind']);
  });
});
