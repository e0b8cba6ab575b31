import { expect, it } from '@jest/globals';
import { partsOfSale } from './sale-parts.rules.ts';

it('the parts of a sale add up to what was paid, the authors’ out of that of the school', () => {
  const lines = [
    { line_kind: 'book', author_bps: 6_000, school: 501, tax: 100, charity: 160, platform: 40, provider: 0 },
    { line_kind: 'shipping', author_bps: 6_000, school: 250, tax: 50, charity: 0, platform: 0, provider: 0 },
    { line_kind: 'donation', author_bps: 0, school: 0, tax: 0, charity: 49, platform: 0, provider: 0 },
    { line_kind: 'fee_cover', author_bps: 0, school: 0, tax: 0, charity: 0, platform: 0, provider: 38 },
  ];
  const parts = partsOfSale(lines);
  expect(parts).toEqual({ authors: 301, school: 200, charity: 209, shipping: 250, tax: 150, fees: 78 });
  const paid = lines.reduce(
    (sum, { school, tax, charity, platform, provider }) => sum + school + tax + charity + platform + provider,
    0,
  );
  expect(Object.values<number>({ ...parts }).reduce((sum, part) => sum + part, 0)).toBe(paid);
});

it('a sale of nothing has no parts', () => {
  expect(partsOfSale([])).toEqual({ authors: 0, school: 0, charity: 0, shipping: 0, tax: 0, fees: 0 });
});
