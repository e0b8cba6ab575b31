import { describe, expect, it } from '@jest/globals';
import { whenOf } from '../message-emails/tour-calendar.ts';
import { isTimeZone, slotsOf } from './tour.rules.ts';

const tuesday = { weekday: 2, start_minute: 570, minutes: 30, time_zone: 'Europe/London' };

describe('the slots of a tour', () => {
  it('come each week for four weeks, and never within a day', () => {
    const slots = slotsOf([tuesday], new Date('2026-11-23T12:00:00Z'));
    expect(slots.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2026-12-01T09:30:00.000Z',
      '2026-12-08T09:30:00.000Z',
      '2026-12-15T09:30:00.000Z',
    ]);
    expect(slots[0]!.ends_at.toISOString()).toBe('2026-12-01T10:00:00.000Z');
  });

  it('keep their local time when clocks change', () => {
    const slots = slotsOf([tuesday], new Date('2026-10-18T00:00:00Z'));
    expect(slots.map(({ starts_at }) => starts_at.toISOString().slice(5, 16))).toEqual([
      '10-20T08:30',
      '10-27T09:30',
      '11-03T09:30',
      '11-10T09:30',
    ]);
  });

  it('omit a time that does not exist on a day', () => {
    const gap = { weekday: 7, start_minute: 90, minutes: 30, time_zone: 'Europe/London' };
    expect(
      slotsOf([gap], new Date('2027-03-25T00:00:00Z')).map(({ starts_at }) =>
        starts_at.toISOString().slice(0, 10),
      ),
    ).toEqual(['2027-04-04', '2027-04-11', '2027-04-18']);
  });

  it('are shown in the time zone of the tour', () => {
    expect(whenOf(new Date('2026-11-24T09:30:00Z'), 'Africa/Nairobi')).toBe(
      'Tuesday 24 November 2026, 12:30 (Africa/Nairobi)',
    );
    expect([isTimeZone('Europe/Paris'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
