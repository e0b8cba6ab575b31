import { describe, expect, it } from '@jest/globals';
import { sendAt, wrongGift } from './gift.rules.ts';

const now = new Date('2026-11-28T10:00:00Z');
const gift = { recipient_name: 'Amina', sender_name: 'Grandma', message: 'Enjoy!', send_on: null };
const wrong = (change: object) => Object.keys(wrongGift({ ...gift, ...change }, now));

describe('the details of a gift', () => {
  it('need both names, and a message without links and numbers', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ message: '' })).toEqual([]);
    expect(wrong({ recipient_name: '' })).toEqual(['recipient_name']);
    expect(wrong({ sender_name: 'www.win.example' })).toEqual(['sender_name']);
    for (const message of [
      'See https://win.example/now',
      'Call me: 07700 900 123',
      'Write to ada@example.org',
      'You idiot',
      'a'.repeat(501),
    ])
      expect([message, wrong({ message })]).toEqual([message, ['message']]);
  });

  it('name today or a later day within a year', () => {
    for (const send_on of ['2026-11-28', '2026-12-24', '2027-11-28']) expect(wrong({ send_on })).toEqual([]);
    for (const send_on of ['2026-11-01', '2028-01-01', '2026-02-30', 'soon', ''])
      expect([send_on, wrong({ send_on })]).toEqual([send_on, ['send_on']]);
  });

  it('say when the e-mail is sent: on the morning of the day, or at once', () => {
    expect(sendAt(null, now)).toBeNull();
    expect(sendAt('2026-11-28', now)).toBeNull();
    expect(sendAt('2026-12-24', now)).toEqual(new Date('2026-12-24T08:00:00Z'));
  });
});
