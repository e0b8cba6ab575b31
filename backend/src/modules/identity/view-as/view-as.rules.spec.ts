import { describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '@bookgrove/contract';
import { assertMayViewAs, readReason, type Viewed } from './view-as.rules.ts';

const person = (role: Role, change: Partial<Viewed> = {}): Viewed => ({
  id: 'them',
  role,
  is_staff: false,
  status: 'active',
  ...change,
});
const may = (role: Role, viewed: Viewed): boolean => {
  try {
    assertMayViewAs({ userId: 'me', role }, viewed);
    return true;
  } catch {
    return false;
  }
};

describe('viewing as somebody', () => {
  it.each<[Role, Role[]]>([
    ['student', []],
    ['teacher', []],
    ['parent', []],
    ['community', []],
    ['school_admin', ['student', 'teacher']],
    ['platform_admin', ['student', 'teacher', 'parent', 'school_admin']],
  ])('as %s is open for %j alone', (actor, allowed) => {
    expect(ROLES.filter((role) => may(actor, person(role)))).toEqual(allowed);
  });

  it('stops at staff, at archived people and at oneself', () => {
    expect(may('platform_admin', person('teacher', { is_staff: true }))).toBe(false);
    expect(may('platform_admin', person('teacher', { status: 'archived' }))).toBe(false);
    expect(may('platform_admin', person('teacher', { id: 'me' }))).toBe(false);
  });

  it('takes a reason of 10 to 300 letters that says something', () => {
    expect(readReason('  cannot   open her book ')).toBe('cannot open her book');
    expect(readReason(' '.repeat(20))).toBeNull();
    expect(readReason('too short')).toBeNull();
    expect(readReason('x'.repeat(300))).toHaveLength(300);
    expect(readReason('x'.repeat(301))).toBeNull();
  });
});
