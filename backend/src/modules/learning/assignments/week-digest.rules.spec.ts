import { describe, expect, it } from '@jest/globals';
import { mondayOf, questionFor, weekToSend } from './week-digest.rules.ts';

describe('the letter about a week', () => {
  it.each([
    ['2026-11-20T14:59:00Z', 'Europe/London', null],
    ['2026-11-20T15:00:00Z', 'Europe/London', '2026-11-16'],
    ['2026-11-22T23:59:00Z', 'Europe/London', '2026-11-16'],
    ['2026-11-23T00:00:00Z', 'Europe/London', null],
    ['2026-11-20T09:30:00Z', 'Asia/Kolkata', '2026-11-16'],
    ['2026-11-20T09:29:00Z', 'Asia/Kolkata', null],
  ])('at %s in %s is of %s', (now, zone, week) => {
    expect(weekToSend(new Date(now), zone)).toBe(week);
  });

  it('is of the week that began on its Monday', () => {
    expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('asks what the child found after looking back', () => {
    const one = (question: string, correct: boolean) => ({ question, correct, title: 'Rivers' });
    expect(questionFor([one('Not yet', false), one('Why?', true)])).toEqual({
      question: 'Why?',
      title: 'Rivers',
    });
    expect(questionFor([one('Not yet', false)])).toBeNull();
  });
});
