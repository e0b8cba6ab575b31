import { describe, expect, it } from '@jest/globals';
import { digestDay, quietUntil } from './quiet-hours.rules.ts';

const hours = (from: number | null, until: number | null, time_zone = 'Asia/Kolkata') => ({
  quiet_from: from === null ? null : from * 60,
  quiet_until: until === null ? null : until * 60,
  time_zone,
});
const until = (now: string, quiet: ReturnType<typeof hours>) =>
  quietUntil(new Date(now), quiet)?.toISOString() ?? null;

describe('quiet hours', () => {
  it('hold until their end in the person’s time zone, also past midnight', () => {
    const night = hours(21, 7);
    // 22:00, 01:00, 06:59 and 07:00 in Kolkata (UTC+5:30).
    expect(until('2026-11-20T16:30:00Z', night)).toBe('2026-11-21T01:30:00.000Z');
    expect(until('2026-11-20T19:30:00Z', night)).toBe('2026-11-21T01:30:00.000Z');
    expect(until('2026-11-21T01:29:00Z', night)).toBe('2026-11-21T01:30:00.000Z');
    expect(until('2026-11-21T01:30:00Z', night)).toBeNull();
    expect(until('2026-11-20T15:29:00Z', night)).toBeNull();
    expect(until('2026-11-20T15:30:00Z', night)).toBe('2026-11-21T01:30:00.000Z');
  });

  it('may lie within one day', () => {
    const noon = hours(12, 14, 'Europe/London');
    expect(until('2026-11-20T12:00:00Z', noon)).toBe('2026-11-20T14:00:00.000Z');
    expect(until('2026-11-20T11:59:59Z', noon)).toBeNull();
    expect(until('2026-11-20T14:00:00Z', noon)).toBeNull();
  });

  it('end at the same time of the clock when the clock changes', () => {
    // London goes back to UTC on 2026-10-25 at 01:00 UTC.
    expect(until('2026-10-24T21:00:00Z', hours(21, 7, 'Europe/London'))).toBe('2026-10-25T07:00:00.000Z');
  });

  it('are none without both ends, or of no length', () => {
    for (const none of [hours(null, null), hours(21, null), hours(null, 7), hours(7, 7)])
      expect(until('2026-11-20T19:30:00Z', none)).toBeNull();
  });
});

describe('the digest', () => {
  const at = (now: string, digest_on: string | null, time_zone = 'America/New_York') =>
    digestDay(new Date(now), { time_zone, digest_hour: 17, digest_on });

  it('is due from its hour on, once for each day of the person’s time zone', () => {
    expect(at('2026-11-20T21:59:00Z', null)).toBeNull();
    expect(at('2026-11-20T22:00:00Z', null)).toBe('2026-11-20');
    expect(at('2026-11-20T22:00:00Z', '2026-11-19')).toBe('2026-11-20');
    expect(at('2026-11-21T04:59:00Z', '2026-11-20')).toBeNull();
    expect(at('2026-11-21T22:00:00Z', '2026-11-20')).toBe('2026-11-21');
  });

  it('does not come again by travelling west', () => {
    expect(at('2026-11-20T22:00:00Z', '2026-11-21')).toBeNull();
  });
});
