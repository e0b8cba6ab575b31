import { describe, expect, it } from '@jest/globals';
import {
  isTimeZone,
  localTime,
  momentOf,
  momentsOf,
  reminderDue,
  replan,
  scheduleProblems,
  stateAfter,
  type ScheduleRule,
} from './schedule.rules.ts';

const RULE: ScheduleRule = {
  time_zone: 'Europe/London',
  starts_on: '2026-10-19',
  starts_minute: 9 * 60 + 15,
  repeats: 'weekly',
  until: '2026-11-02',
};
const iso = (dates: Date[]): string[] => dates.map((date) => date.toISOString());

describe('times of a live lesson', () => {
  it('keep their local time when the clocks change', () => {
    expect(iso(momentsOf(RULE))).toEqual([
      '2026-10-19T08:15:00.000Z',
      '2026-10-26T09:15:00.000Z',
      '2026-11-02T09:15:00.000Z',
    ]);
    expect(iso(momentsOf({ ...RULE, repeats: 'fortnightly' }))).toEqual([
      '2026-10-19T08:15:00.000Z',
      '2026-11-02T09:15:00.000Z',
    ]);
    expect(momentsOf({ ...RULE, repeats: 'once', until: null })).toHaveLength(1);
    expect(momentsOf({ ...RULE, until: '2029-01-01' })).toHaveLength(60);
  });

  it('read a skipped time with the offset before the gap, and the first of two equal times', () => {
    expect(momentOf('2026-03-29', 90, 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('2026-10-25', 90, 'Europe/London').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-11-01', 90, 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(momentOf('2026-11-28', 570, 'Asia/Kolkata').toISOString()).toBe('2026-11-28T04:00:00.000Z');
    expect(localTime(new Date('2026-11-28T20:00:00Z'), 'Asia/Kolkata')).toEqual({
      day: '2026-11-29',
      minute: 90,
    });
  });

  it('say what is wrong with a rule', () => {
    expect(scheduleProblems(RULE)).toEqual({});
    expect(
      Object.keys(
        scheduleProblems({ ...RULE, time_zone: 'Europe/Atlantis', starts_on: 'soon', repeats: 'once' }),
      ),
    ).toEqual(['time_zone', 'starts_on']);
    for (const until of [null, '2026-10-01', '2028-01-01'])
      expect(Object.keys(scheduleProblems({ ...RULE, until }))).toEqual(['until']);
    expect(scheduleProblems({ ...RULE, repeats: 'once', until: null })).toEqual({});
    expect(isTimeZone('UTC+1')).toBe(false);
  });

  it('keep what is over and what was changed when the rule changes', () => {
    const now = new Date('2026-10-20T00:00:00Z');
    const stored = momentsOf(RULE).map((planned_at, number) => ({
      id: String(number),
      planned_at,
      state: 'planned' as const,
    }));
    const tuesdays = momentsOf({ ...RULE, starts_on: '2026-10-20' });
    expect(replan(stored, tuesdays, now)).toEqual({ removed: ['1', '2'], added: tuesdays });
    expect(replan(stored, momentsOf(RULE), now)).toEqual({ removed: [], added: [] });
    const open = stored.map((one) => ({ ...one, state: 'open' as const }));
    expect(replan(open, tuesdays, now).removed).toEqual([]);
  });

  it('move between their states', () => {
    expect(stateAfter('planned', 'open')).toBe('open');
    expect(stateAfter('open', 'end')).toBe('ended');
    expect(stateAfter('planned', 'cancel')).toBe('cancelled');
    expect(stateAfter('planned', 'reschedule')).toBe('planned');
    expect(stateAfter('cancelled', 'put_back')).toBe('planned');
    for (const move of ['open', 'end', 'cancel', 'put_back', 'reschedule'] as const)
      expect(stateAfter('ended', move)).toBeNull();
    expect(stateAfter('open', 'cancel')).toBeNull();
    expect(stateAfter('cancelled', 'open')).toBeNull();
  });

  it('are reminded of once the day before and once the hour before', () => {
    const starts_at = new Date('2026-11-30T16:00:00Z');
    const at = (hours: number) => new Date(starts_at.getTime() - hours * 3_600_000);
    const none = { starts_at, day_reminded_at: null, hour_reminded_at: null };
    expect(reminderDue(none, at(25))).toBeNull();
    expect(reminderDue(none, at(24))).toBe('day');
    expect(reminderDue({ ...none, day_reminded_at: at(24) }, at(23))).toBeNull();
    expect(reminderDue(none, at(1.5))).toBeNull();
    expect(reminderDue(none, at(1))).toBe('hour');
    expect(reminderDue({ ...none, hour_reminded_at: at(1) }, at(0.5))).toBeNull();
    expect(reminderDue(none, at(0))).toBeNull();
  });
});
