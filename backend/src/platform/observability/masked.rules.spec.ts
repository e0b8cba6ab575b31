import { describe, expect, it } from '@jest/globals';
import { maskedPayload, maskedText } from './masked.rules.ts';

const ID = '01935f2e-1111-7000-8000-0000000000aa';

describe('the text of an error', () => {
  it.each([
    ['550 no mailbox mia@oak.test here', '550 no mailbox ••• here'],
    ['duplicate key (email)=(mia@oak.test)', 'duplicate key (email)=(•••)'],
    [`There is no "Mia Stone" in it`, 'There is no ••• in it'],
    ['call +44 7700 900123 failed', 'call ••• failed'],
    [`no row ${ID}`, `no row ${ID}`],
    ['connect ECONNREFUSED port 5432', 'connect ECONNREFUSED port 5432'],
  ])('%s', (text, masked) => expect(maskedText(text)).toBe(masked));

  it('has at most 500 characters', () => expect(maskedText('x'.repeat(900))).toHaveLength(500));
});

describe('the members of an event', () => {
  it('hides texts at any depth', () => {
    expect(maskedPayload({ name: 'Mia', to: [{ email: 'mia@oak.test' }] })).toEqual({
      name: '•••',
      to: [{ email: '•••' }],
    });
  });

  it('keeps ids, times, numbers and words of the code', () => {
    const payload = {
      id: ID,
      at: '2026-11-28T19:00:00.000Z',
      count: 3,
      done: true,
      kind: 'book',
      note: null,
    };
    expect(maskedPayload(payload)).toEqual(payload);
  });
});
