import { describe, expect, it } from '@jest/globals';
import { dayOf, hintOfAddress, recipientsOf, requestState, whomToAsk } from './request.rules.ts';

const now = new Date('2026-11-28T23:59:00Z');
const later = new Date('2026-12-01T00:00:00Z');

describe('who is asked', () => {
  it('is the family, and the teachers where no guardian may buy', () => {
    expect(whomToAsk({ buyers: ['a'], teachers: ['t'] })).toEqual({ sent_to: 'family', people: ['a'] });
    expect(whomToAsk({ buyers: [], teachers: ['t'] })).toEqual({ sent_to: 'teachers', people: ['t'] });
    expect(whomToAsk({ buyers: [], teachers: [] })).toBeNull();
  });
});

describe('who gets the request', () => {
  const family = { buyers: ['a', 'b'], teachers: ['t'] };
  it('is all of them, the chosen one, or whoever is shown a code', () => {
    expect(recipientsOf(family, null)?.people).toEqual(['a', 'b']);
    expect(recipientsOf(family, 'b')).toEqual({ sent_to: 'family', people: ['b'] });
    expect(recipientsOf(family, 't')).toBeNull();
    expect(recipientsOf({ buyers: [], teachers: ['t'] }, 't')).toEqual({
      sent_to: 'teachers',
      people: ['t'],
    });
    expect(recipientsOf({ buyers: [], teachers: [] }, 'code')).toEqual({ sent_to: 'code', people: [] });
  });
  it('is shown with an address that only those recognise who know it', () => {
    expect(hintOfAddress('nana.okafor@example.org')).toBe('n•••@example.org');
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
    expect(requestState(books, { expires_at: until, taken_back_at: null }, now)).toBe(state);
  });

  it('is taken back, whatever else became of it', () => {
    expect(requestState(['owned'], { expires_at: later, taken_back_at: now }, now)).toBe('taken_back');
  });
});

it('the day of a request is that of UTC', () => {
  expect(dayOf(now).toISOString()).toBe('2026-11-28T00:00:00.000Z');
});
