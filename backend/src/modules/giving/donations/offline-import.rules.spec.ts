import { describe, expect, it } from '@jest/globals';
import { columnsOf, importedGift, totalsOf } from './offline-import.rules.ts';

const HEAD = ['date', 'amount', 'currency', 'charity', 'name', 'email', 'way', 'receipt'];
const { at } = columnsOf(HEAD);
const read = (...cells: string[]) => importedGift(2, cells, at, '2026-11-28');
const faults = (...cells: string[]) => {
  const found = read(...cells);
  return 'faults' in found ? found.faults.map(({ column }) => column) : [];
};

describe('a file of gifts', () => {
  it('needs a day, a sum, a currency, and a charity or project', () => {
    expect(columnsOf(['\uFEFFDate', ' Amount', 'CURRENCY', 'project']).missing).toEqual([]);
    expect(columnsOf(['amount']).missing).toEqual(['date', 'currency', 'charity']);
  });

  it('is read line by line', () => {
    expect(read('2026-03-14', '12.50', 'gbp', 'wells', 'Oak', 'o@x.test', 'jar', 'yes')).toEqual({
      gift: expect.objectContaining({
        line: 2,
        day: '2026-03-14',
        amount: 1250,
        currency: 'GBP',
        way: 'jar',
        receipt: true,
      }),
    });
    expect(read('2026-03-14', '500', 'JPY', 'wells')).toMatchObject({
      gift: { amount: 500, way: 'bank', receipt: false },
    });
  });

  it('names the column of each fault', () => {
    expect(faults('14/03/2026', '12,50', 'GBP', 'wells')).toEqual(['date', 'amount']);
    expect(faults('2026-02-30', '1', 'GBP', 'wells')).toEqual(['date']);
    expect(faults('2026-11-29', '1', 'GBP', 'wells')).toEqual(['date']);
    expect(faults('2026-03-14', '1.5', 'JPY', 'wells')).toEqual(['amount']);
    expect(faults('2026-03-14', '-5', 'GBP', '')).toEqual(['amount', 'charity']);
    expect(faults('2026-03-14', '5', 'POUND', 'wells')).toEqual(['currency']);
    expect(faults('2026-03-14', '5', 'GBP', 'wells', 'n'.repeat(121), 'no mail', 'card', 'maybe')).toEqual([
      'way',
      'email',
      'receipt',
      'name',
    ]);
    expect(faults('2026-03-14', '5', 'GBP', 'wells', '', '', '', 'yes')).toEqual(['email']);
  });

  it('takes hostile sums for what they are', () => {
    for (const sum of ['1e9', '=1+1', '0', '0.00', 'Infinity', '99999999999', '１２', '1.234'])
      expect(faults('2026-03-14', sum, 'GBP', 'wells')).toEqual(['amount']);
  });

  it('is summed by currency', () => {
    expect(
      totalsOf([
        { amount: 5, currency: 'USD' },
        { amount: 7, currency: 'GBP' },
        { amount: 1, currency: 'USD' },
      ]),
    ).toEqual([
      { currency: 'GBP', gifts: 1, amount: 7 },
      { currency: 'USD', gifts: 2, amount: 6 },
    ]);
  });
});
