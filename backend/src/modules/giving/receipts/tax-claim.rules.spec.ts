import { describe, expect, it } from '@jest/globals';
import {
  claimSums,
  FORM_10BD_COLUMNS,
  form10bdRow,
  GIFT_AID_COLUMNS,
  giftAidRow,
  indianYear,
  keptSince,
  toClaim,
} from './tax-claim.rules.ts';

const gift = { gift: 3000, refunded: 0, status: 'completed', holds: true, claimed: 0 };
const row = {
  first_name: 'Nadia',
  last_name: 'House-Martin',
  house: '22',
  postcode: 'LE4 0XX',
  given_on: new Date('2026-11-03T10:00:00Z'),
  amount: 3000,
};

describe('a claim', () => {
  it('takes each gift once, without what was paid back before', () => {
    expect(toClaim(gift)).toBe(3000);
    expect(toClaim({ ...gift, claimed: 3000 })).toBe(0);
    expect(toClaim({ ...gift, status: 'partially_refunded', refunded: 1000 })).toBe(2000);
    expect(toClaim({ ...gift, status: 'pending' })).toBe(0);
  });

  it('adjusts what was claimed and is not the charity’s any more', () => {
    expect(toClaim({ ...gift, status: 'partially_refunded', refunded: 1000, claimed: 3000 })).toBe(-1000);
    expect(toClaim({ ...gift, status: 'refunded', refunded: 3000, claimed: 2000 })).toBe(-2000);
    expect(toClaim({ ...gift, holds: false, claimed: 3000 })).toBe(-3000);
    expect(toClaim({ ...gift, status: 'charged_back', claimed: 3000 })).toBe(-3000);
    expect(toClaim({ ...gift, status: 'disputed', claimed: 3000 })).toBe(0);
    expect(toClaim({ ...gift, holds: false })).toBe(0);
  });

  it('sums what the tax office pays, and what is taken off', () => {
    expect(claimSums([3000, 3500, -1000])).toEqual({ gifts: 6500, tax: 1625, adjusted: 250 });
    expect(claimSums([])).toEqual({ gifts: 0, tax: 0, adjusted: 0 });
  });
});

describe('the schedule of HMRC', () => {
  it('has the columns and forms that the service accepts', () => {
    expect(giftAidRow(row)).toHaveLength(GIFT_AID_COLUMNS.length);
    expect(giftAidRow(row)).toEqual([
      '',
      'Nadia',
      'House Martin',
      '22',
      'LE4 0XX',
      '',
      '',
      '03/11/26',
      '30.00',
    ]);
    expect(giftAidRow({ ...row, postcode: '' })[4]).toBe('X');
    expect(giftAidRow({ ...row, first_name: 'A'.repeat(50) })[1]).toHaveLength(35);
  });
  it('never begins a cell like a formula', () => {
    const hostile = giftAidRow({ ...row, first_name: '=HYPERLINK("x")', last_name: '@SUM', house: '+1' });
    expect(hostile.slice(1, 4)).toEqual(['HYPERLINK("x")', 'SUM', '1']);
  });
});

describe('Form 10BD', () => {
  it('has the columns of part B', () => {
    const cells = form10bdRow(
      { ...row, house: '4 MG Road, Pune 411001', amount: 250_000 },
      { number: 1, pan: 'ABCPE1234F', urn: 'AAATX1', urn_on: '2024-04-01', cash: false },
    );
    expect(cells).toHaveLength(FORM_10BD_COLUMNS.length);
    expect(cells.slice(2, 8)).toEqual([
      'Permanent Account Number',
      'ABCPE1234F',
      'Section 80G',
      'AAATX1',
      '01-04-2024',
      'Nadia House-Martin',
    ]);
    expect(cells.at(-1)).toBe('2500');
  });
  it('is for a year from April to March by Indian time', () => {
    expect(indianYear(2026)).toEqual({
      from: new Date('2026-03-31T18:30:00Z'),
      to: new Date('2027-03-31T18:30:00Z'),
    });
  });
});

it('a declaration is kept for seven years after the last that happened to it, nine in India', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  expect(keptSince('gift_aid', now)).toEqual(new Date('2019-11-29T10:00:00Z'));
  expect(keptSince('80g', now)).toEqual(new Date('2017-11-29T10:00:00Z'));
});
