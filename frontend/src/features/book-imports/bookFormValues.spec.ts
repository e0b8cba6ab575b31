import { describe, expect, it } from '@jest/globals';
import type { BookDetailsView } from './api.ts';
import { bodyOf, scaled, formValuesOf } from './bookFormValues.ts';

describe('an amount of money in the form of a book', () => {
  it('is parsed in common notations, and never rounded silently', () => {
    expect([scaled('4.50', 2), scaled('4,5', 2), scaled('500', 0), scaled('19.99', 2)]).toEqual([
      450, 450, 500, 1999,
    ]);
    expect(Number.isInteger(scaled('4.505', 2))).toBe(false);
    expect(scaled('a lot', 2)).toBeNaN();
  });

  it('is in the currency of the book, otherwise of the school', () => {
    const priced = { price: { amount: 450, currency: 'KES' } } as BookDetailsView;
    expect(formValuesOf(null, 'school', 'INR').currency).toBe('INR');
    expect(formValuesOf(priced, 'school', 'INR').currency).toBe('KES');
    expect(formValuesOf(null, 'platform').currency).toBe('GBP');
  });

  it('is set only by people who may set prices', () => {
    const typed = { ...formValuesOf(null, 'school'), price: '4.50', charity: '12.5' };
    expect(bodyOf(typed, [], true)).toMatchObject({
      price: { amount: 450, currency: 'GBP' },
      charity_bps: 1250,
    });
    expect(bodyOf({ ...typed, price: '' }, [], true)).toMatchObject({ price: null, charity_bps: null });
    expect(bodyOf(typed, [], false)).not.toHaveProperty('price');
  });
});
