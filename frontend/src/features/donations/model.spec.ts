import { expect, it } from '@jest/globals';
import { chosenAmount, usualPresets, wrongAmount } from './model.ts';

it('takes the typed amount before the preset, in minor units', () => {
  expect(chosenAmount('', 1_000, 'GBP')).toBe(1_000);
  expect(chosenAmount(' 7,50 ', 1_000, 'GBP')).toBe(750);
  expect(chosenAmount('700', null, 'JPY')).toBe(700);
  expect(chosenAmount('', null, 'GBP')).toBeNull();
  // What is typed and wrong is never replaced by a preset.
  for (const typed of ['0', '-5', '5.005', 'ten']) expect(chosenAmount(typed, 1_000, 'GBP')).toBeNull();
});

it('refuses amounts below the smallest one', () => {
  expect(wrongAmount(null, 200, '£2.00')).toBe('Please choose an amount.');
  expect(wrongAmount(199, 200, '£2.00')).toBe(
    'A gift is at least £2.00, so that the fee does not eat it up.',
  );
  expect(wrongAmount(200, 200, '£2.00')).toBeNull();
  expect(wrongAmount(1, undefined, '')).toBeNull();
});

it('offers amounts in the size of each currency', () => {
  expect(usualPresets('GBP').map(({ value }) => value.amount)).toEqual([500, 1_000, 2_500, 5_000]);
  expect(usualPresets('KES')[0]?.value).toEqual({ amount: 50_000, currency: 'KES' });
  expect(usualPresets('JPY')[0]?.value).toEqual({ amount: 500, currency: 'JPY' });
});
