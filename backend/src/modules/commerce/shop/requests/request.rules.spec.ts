import { describe, expect, it } from '@jest/globals';
import { dayOf, requestState, whomToAsk } from './request.rules.ts';

const now = new Date('2026-11-28T23:59:00Z');
const later = new Date('2026-12-01T00:00:00Z');

describe('who is asked', () => {
  it('is the family, and the teachers where no guardian may buy', () => {
    expect(whomToAsk({ buyers: ['a'], teachers: ['t'] })).toEqual({ sent_to: 'family', people: ['a'] });
    expect(whomToAsk({ buyers: [], teachers: ['t'] })).toEqual({ sent_to: 'teachers', people: ['t'] });
    expect(whomToAsk({ buyers: [], teachers: [] })).toBeNull();
  });
});

describe('the state of a request', () => {
  it.each([
    [['ok', 'ok'], later, 'waiting'],
    [['ok', 'owned'], later, 'waiting'],
    [['owned', 'owned'], later, 'bought'],
    [['owned', 'withdrawn'], later, 'bought'],
    [['owned'], now, 'bought'],
    [['ok'], now, 'expired'],
    [['withdrawn'], later, 'waiting'],
    [[], now, 'expired'],
  ] as const)('of books %j until %s is %s', (books, until, state) => {
    expect(requestState(books, until, now)).toBe(state);
  });
});

it('the day of a request is that of UTC', () => {
  expect(dayOf(now).toISOString()).toBe('2026-11-28T00:00:00.000Z');
});
