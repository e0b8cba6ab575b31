import { describe, expect, it } from '@jest/globals';
import { CHARITY_STATUSES } from '../contract.ts';
import {
  accountNumber,
  bankHint,
  checksToDo,
  missingForReview,
  possibleMoves,
  slugCandidate,
  statusAfter,
  type CharityMove,
} from './charity.rules.ts';

describe('states of a charity', () => {
  it('are left only by the moves that are listed', () => {
    const possible = Object.fromEntries(
      CHARITY_STATUSES.map((status) => [status, possibleMoves(status, true)]),
    );
    expect(possible).toEqual({
      draft: ['submit'],
      in_review: ['verify', 'reject'],
      verified: ['suspend', 'archive'],
      rejected: ['reopen'],
      suspended: ['reinstate', 'archive'],
      archived: [],
    });
    expect(possibleMoves('in_review', false)).toEqual([]);
    expect(possibleMoves('rejected', false)).toEqual(['reopen']);
  });

  it('refuse every other move, and some without a reason', () => {
    const all: CharityMove[] = ['submit', 'verify', 'reject', 'reopen', 'suspend', 'reinstate', 'archive'];
    for (const status of CHARITY_STATUSES)
      for (const move of all)
        if (!possibleMoves(status, true).includes(move))
          expect(() => statusAfter(status, move, 'why')).toThrow(/not possible/);
    expect(statusAfter('verified', 'suspend', 'late accounts')).toBe('suspended');
    for (const [status, move] of [
      ['verified', 'suspend'],
      ['in_review', 'reject'],
      ['suspended', 'archive'],
    ] as const)
      expect(() => statusAfter(status, move, '')).toThrow(/marked fields/);
    expect(statusAfter('suspended', 'reinstate', '')).toBe('verified');
  });
});

describe('the review of a charity', () => {
  const whole = {
    summary: 'Digs wells.',
    mission: 'Water.',
    legal_name: 'Wells Trust',
    registration_number: '1',
    goals: [6],
    receipts: 'none',
    tax_reference: null,
  };

  it('needs its texts, and the reference where receipts count for the tax', () => {
    expect(missingForReview(whole)).toEqual({});
    expect(Object.keys(missingForReview({ ...whole, receipts: '80g' }))).toEqual(['tax_reference']);
    expect(missingForReview({ ...whole, receipts: '80g', tax_reference: 'AAA' })).toEqual({});
    for (const member of ['summary', 'mission', 'legal_name', 'registration_number'] as const)
      expect(Object.keys(missingForReview({ ...whole, [member]: '' }))).toEqual([member]);
    expect(Object.keys(missingForReview({ ...whole, goals: [] }))).toEqual(['goals']);
  });

  it('ends with four checks', () => {
    expect(checksToDo([])).toEqual(['register', 'accounts', 'bank', 'protection']);
    expect(checksToDo(['bank', 'register', 'protection', 'accounts'])).toEqual([]);
  });
});

describe('an account number', () => {
  it('is an IBAN that adds up, or the number of a country', () => {
    expect(accountNumber('GB82 WEST 1234 5698 7654 32')).toBe('GB82WEST12345698765432');
    expect(accountNumber('GB82 WEST 1234 5698 7654 33')).toBeNull();
    expect(accountNumber('1234-5678')).toBe('12345678');
    expect(accountNumber('12')).toBeNull();
    expect(accountNumber('12 34 <b>')).toBeNull();
  });

  it('is known by its last four signs', () => {
    expect(bankHint({ holder: '', bank_name: '', account: '12 34-56 78', routing: '' })).toBe('5678');
  });
});

describe('slugs', () => {
  it('of the same name get numbers from 2', () => {
    expect([0, 1, 2].map((attempt) => slugCandidate('wells', attempt))).toEqual([
      'wells',
      'wells-2',
      'wells-3',
    ]);
  });
});
