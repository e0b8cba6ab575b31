import { describe, expect, it } from '@jest/globals';
import { csvCell } from '../csv-cell.ts';
import { donationsCsv } from './donations-csv.ts';
import type { ManagedDonation } from './managed-donation-view.ts';

describe('gifts as CSV', () => {
  it('have amounts in whole units, and nothing of an anonymous donor', () => {
    const money = (amount: number) => ({ amount, currency: 'GBP' });
    const row = {
      number: 'GIFT-2222-2222',
      status: 'completed',
      source: 'online',
      charity: { id: '', slug: '', name: 'Wells, "Turkana"' },
      project: null,
      currency: 'GBP',
      amount: money(3000),
      fee_cover: money(92),
      refunded: money(0),
      created_at: new Date('2026-11-20T10:00:00Z'),
      paid_at: null,
      donor_name: null,
      donor_email: null,
      anonymity: 'anonymous',
    } as ManagedDonation;
    expect(donationsCsv([row]).split('\r\n')[1]).toBe(
      'GIFT-2222-2222,2026-11-20T10:00:00.000Z,completed,online,"Wells, ""Turkana""",,30.00,0.92,0.00,GBP,,,anonymous',
    );
  });

  it('run no formula of a name', () => {
    expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(csvCell('-5.00')).toBe('-5.00');
    expect(csvCell('Nadia')).toBe('Nadia');
  });
});
