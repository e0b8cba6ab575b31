import { describe, expect, it } from '@jest/globals';
import {
  campaignOf,
  fundraiserOf,
  fundraiserStatusAfter,
  isHiddenByReports,
  possibleFundraiserMoves,
  statusAfterEdit,
  unitsOf,
} from './fundraiser.rules.ts';

const by = (person: string, reason = '') => ({ person, reason });

describe('moves of a fundraiser page', () => {
  it('is shown once somebody else than its author has read it', () => {
    const page = { status: 'waiting' as const, edited_by: 'ana', reports: 0 };
    expect(() => fundraiserStatusAfter(page, 'publish', by('ana'))).toThrow('Somebody else');
    expect(fundraiserStatusAfter(page, 'publish', by('ben'))).toBe('open');
    expect(possibleFundraiserMoves(page, 'ana')).toEqual(['take_down']);
    expect(possibleFundraiserMoves(page, 'ben')).toEqual(['publish', 'take_down']);
  });

  it('is closed and opened again, and taken down for good with a reason', () => {
    const open = { status: 'open' as const, edited_by: 'ana', reports: 0 };
    expect(fundraiserStatusAfter(open, 'close', by('ana'))).toBe('closed');
    expect(fundraiserStatusAfter({ ...open, status: 'closed' }, 'reopen', by('ana'))).toBe('open');
    expect(() => fundraiserStatusAfter(open, 'take_down', by('ana'))).toThrow('marked fields');
    expect(fundraiserStatusAfter(open, 'take_down', by('ana', 'It names a child.'))).toBe('taken_down');
    expect(possibleFundraiserMoves({ ...open, status: 'taken_down' }, 'ben')).toEqual([]);
    expect(() => fundraiserStatusAfter({ ...open, status: 'taken_down' }, 'reopen', by('ben'))).toThrow(
      'not possible',
    );
  });

  it('is kept by somebody else than its author once it was reported, and stays in its state', () => {
    const closed = { status: 'closed' as const, edited_by: 'ana', reports: 1 };
    expect(fundraiserStatusAfter(closed, 'keep', by('ben'))).toBe('closed');
    expect(() => fundraiserStatusAfter(closed, 'keep', by('ana'))).toThrow('Somebody else');
    expect(() => fundraiserStatusAfter({ ...closed, reports: 0 }, 'keep', by('ben'))).toThrow('not possible');
    expect(possibleFundraiserMoves(closed, 'ben')).toEqual(['reopen', 'take_down', 'keep']);
    expect(possibleFundraiserMoves(closed, 'ana')).toEqual(['reopen', 'take_down']);
  });

  it('is hidden by one report of private details of somebody who is known, or by three of any', () => {
    const [known, visitor] = [true, false].map((signedIn) => ({ fault: 'private' as const, signedIn }));
    const unkind = { fault: 'unkind' as const, signedIn: true };
    expect(isHiddenByReports([known!])).toBe(true);
    expect(isHiddenByReports([visitor!, unkind])).toBe(false);
    expect(isHiddenByReports([visitor!, unkind, unkind])).toBe(true);
  });

  it('waits for a reader again after its texts changed', () => {
    expect(statusAfterEdit('open', true)).toBe('waiting');
    expect(statusAfterEdit('open', false)).toBe('open');
    expect(statusAfterEdit('closed', true)).toBe('closed');
  });
});

it('names a page in the campaign of a gift', () => {
  expect(fundraiserOf(campaignOf('7'))).toBe('7');
  expect(fundraiserOf('spring')).toBeNull();
  expect(fundraiserOf(null)).toBeNull();
});

it('counts whole units alone', () => {
  expect(unitsOf(1_299, { cost: 400 })).toBe(3);
  expect(unitsOf(-5, { cost: 400 })).toBe(0);
  expect(unitsOf(1_299, undefined)).toBeNull();
});
