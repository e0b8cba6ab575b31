import { describe, expect, it } from '@jest/globals';
import {
  before,
  dayIn,
  lastDays,
  minutesOn,
  readersAmong,
  weekOf,
  withDay,
  withoutFew,
} from './dashboard.rules.ts';

describe('days', () => {
  it('are those of the person’s time zone, not of the server', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(dayIn(late, 'Europe/London')).toBe('2026-11-20');
    expect(dayIn(late, 'Asia/Kolkata')).toBe('2026-11-21');
    expect(dayIn(late, 'America/Los_Angeles')).toBe('2026-11-20');
  });

  it.each(['2026-11-16', '2026-11-18', '2026-11-22'])(
    'of the week of %s run from Monday to Sunday',
    (day) => {
      const week = weekOf(day);
      expect([week[0], week[6], week.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
    },
  );

  it('cross months and years', () => {
    expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
    expect(lastDays('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it('begin after the start of the period, in every time zone', () => {
    expect(before(['2026-11-16']).toISOString()).toBe('2026-11-15T00:00:00.000Z');
  });
});

it('count each reader once, and only for the requested days', () => {
  const reading: Record<string, string[]> = { a: ['2026-11-16', '2026-11-17'], b: ['2026-11-01'] };
  expect(readersAmong(['a', 'b', 'c'], weekOf('2026-11-18'), (id) => reading[id] ?? [])).toBe(1);
});

it('add the minutes of the requested days, once for each person', () => {
  const minutes: Record<string, Record<string, number>> = {
    a: { '2026-11-16': 5, '2026-11-17': 7, '2026-11-01': 99 },
    b: { '2026-11-18': 2 },
  };
  const people = ['a', 'b', 'b', 'c'];
  expect(minutesOn(people, weekOf('2026-11-18'), (id) => minutes[id] ?? {})).toBe(14);
});

it('what was read today is joined to what is known of the days before, for people of both lists', () => {
  const ended = [
    { user_id: 'mia', days: ['2026-11-26'] },
    { user_id: 'leo', days: ['2026-11-25'] },
  ];
  const recent = [
    { user_id: 'mia', days: ['2026-11-28'] },
    { user_id: 'zoe', days: ['2026-11-28'] },
  ];
  expect(withDay(ended, recent, (days, today = []) => [...days, ...today])).toEqual([
    { user_id: 'mia', days: ['2026-11-26', '2026-11-28'] },
    { user_id: 'leo', days: ['2026-11-25'] },
    { user_id: 'zoe', days: ['2026-11-28'] },
  ]);
});

describe('numbers of people for those outside of a school', () => {
  it('leave out one to four, and show zero', () => {
    expect([0, 1, 4, 5, 120].map(withoutFew)).toEqual([0, null, null, 5, 120]);
  });
});
