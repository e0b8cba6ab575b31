import { describe, expect, it } from '@jest/globals';
import {
  areHoursInOrder,
  DEFAULT_POLICY,
  isClassSignInOpen,
  isSchoolTime,
  type ClassSignInAccess,
} from './class-sign-in-access.rules.ts';

const door = (change: Partial<ClassSignInAccess> = {}): ClassSignInAccess => ({
  code_window: 'school_hours',
  code_expires_at: null,
  archived_at: null,
  ...change,
});
// A Monday in November: 07:00 in London, 12:30 in Kolkata.
const MONDAY_7 = new Date('2026-11-23T07:00:00Z');

describe('class sign-in access', () => {
  it.each<[string, string, boolean]>([
    ['06:59', '2026-11-23T06:59:59Z', false],
    ['07:00', '2026-11-23T07:00:00Z', true],
    ['17:59', '2026-11-23T17:59:59Z', true],
    ['18:00', '2026-11-23T18:00:00Z', false],
    ['a Saturday', '2026-11-21T12:00:00Z', false],
    ['summer time, an hour ahead of UTC', '2026-07-06T06:00:00Z', true],
    ['summer time, too early', '2026-07-06T05:59:00Z', false],
  ])('depends on school hours: %s', (_name, at, open) => {
    expect(isClassSignInOpen(door(), DEFAULT_POLICY, new Date(at))).toBe(open);
  });

  it('follows the time zone and weekday of the school', () => {
    const kolkata = { ...DEFAULT_POLICY, time_zone: 'Asia/Kolkata' };
    expect(isSchoolTime(kolkata, new Date('2026-11-23T01:29:00Z'))).toBe(false);
    expect(isSchoolTime(kolkata, new Date('2026-11-23T01:30:00Z'))).toBe(true);
    // Friday evening in London is Saturday in Auckland.
    const auckland = { ...DEFAULT_POLICY, time_zone: 'Pacific/Auckland' };
    expect(isSchoolTime(auckland, new Date('2026-11-20T20:00:00Z'))).toBe(false);
    expect(isSchoolTime(auckland, new Date('2026-11-22T20:00:00Z'))).toBe(true);
  });

  it('keeps its local hours when clocks change', () => {
    const early = { ...DEFAULT_POLICY, hours_from: 90, hours_to: 150, hours_days: [7] };
    // Forward, 29 March 2026: after 00:59 comes 02:00, so that half an hour of the sixty minutes is left.
    expect(isSchoolTime(early, new Date('2026-03-29T00:59:00Z'))).toBe(false);
    expect(isSchoolTime(early, new Date('2026-03-29T01:00:00Z'))).toBe(true);
    expect(isSchoolTime(early, new Date('2026-03-29T01:30:00Z'))).toBe(false);
    // Back, 25 October 2026: 01:30 occurs twice, an hour apart.
    expect(isSchoolTime(early, new Date('2026-10-25T00:30:00Z'))).toBe(true);
    expect(isSchoolTime(early, new Date('2026-10-25T01:00:00Z'))).toBe(false);
    expect(isSchoolTime(early, new Date('2026-10-25T01:30:00Z'))).toBe(true);
  });

  it('has hours that begin before they end', () => {
    expect(areHoursInOrder({ hours_from: 420, hours_to: 421 })).toBe(true);
    expect(areHoursInOrder({ hours_from: 420, hours_to: 420 })).toBe(false);
    expect(areHoursInOrder({ hours_from: 1_320, hours_to: 120 })).toBe(false);
  });

  it('is closed outside its dates, after its end and when archived, whatever the hour', () => {
    expect(
      isClassSignInOpen(door({ code_window: 'always' }), DEFAULT_POLICY, new Date('2026-11-21T03:00:00Z')),
    ).toBe(true);
    expect(isClassSignInOpen(door({ code_window: 'closed' }), DEFAULT_POLICY, MONDAY_7)).toBe(false);
    expect(isClassSignInOpen(door({ archived_at: MONDAY_7 }), DEFAULT_POLICY, MONDAY_7)).toBe(false);
    expect(isClassSignInOpen(door({ code_expires_at: MONDAY_7 }), DEFAULT_POLICY, MONDAY_7)).toBe(false);
    const later = new Date(MONDAY_7.getTime() + 1);
    expect(isClassSignInOpen(door({ code_expires_at: later }), DEFAULT_POLICY, MONDAY_7)).toBe(true);
  });
});
