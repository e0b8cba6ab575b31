import { expect, it } from '@jest/globals';
import { budgetOf, lineSum, linesSum, typedLines } from './model.ts';

const line = (pieces: string, each: string) => ({ label: 'Books', note: '', pieces, each });

it('adds lines in minor units, and knows nothing while one is not complete', () => {
  expect(lineSum(line('600', '4.00'), 'GBP')).toBe(240_000);
  expect(linesSum([line('600', '4.00'), line('24', '30')], 'GBP')).toBe(312_000);
  expect(linesSum([line('600', '4.00'), line('', '30')], 'GBP')).toBeNull();
  for (const wrong of [line('0', '4'), line('1.5', '4'), line('2', 'four'), line('-1', '4')])
    expect(lineSum(wrong, 'GBP')).toBeNull();
  expect(linesSum([], 'GBP')).toBe(0);
});

it('sends what was read unchanged', () => {
  const budget = [{ label: 'Lamps', note: 'sun', pieces: 24, each: 3_000, amount: 72_000 }];
  expect(budgetOf(typedLines(budget, 'GBP'), 'GBP')).toEqual([
    { label: 'Lamps', note: 'sun', pieces: 24, each: 3_000 },
  ]);
  expect(typedLines(budget, 'JPY')[0]?.each).toBe('3000');
});
