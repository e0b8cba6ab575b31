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

describe('viewing as another person', () => {
  it.each<[Role, Role[]]>([
    ['student', []],
    ['teacher', []],
    ['parent', []],
    ['community', []],
    ['school_admin', ['student', 'teacher']],
    ['platform_admin', ['student', 'teacher', 'parent', 'school_admin']],
  ])('as %s is allowed for %j only', (actor, allowed) => {
    expect(ROLES.filter((role) => may(actor, person(role)))).toEqual(allowed);
  });

  it('is refused for staff, archived people and oneself', () => {
    expect(may('platform_admin', person('teacher', { is_staff: true }))).toBe(false);
    expect(may('platform_admin', person('teacher', { status: 'archived' }))).toBe(false);
    expect(may('platform_admin', person('teacher', { id: 'me' }))).toBe(false);
  });

  it('requires a meaningful reason of 10 to 300 characters', () => {
    expect(readReason('  cannot   open her book ')).toBe('cannot open her book');
    expect(readReason(' '.repeat(20))).toBeNull();
    expect(readReason('too short')).toBeNull();
    expect(readReason('x'.repeat(300))).toHaveLength(300);
    expect(readReason('x'.repeat(301))).toBeNull();
  });
});

describe('a refusal to view as another person', () => {
  const refused = (role: Role, viewed: Viewed) => {
    try {
      assertMayViewAs({ userId: 'me', role }, viewed);
      return null;
    } catch (error) {
      const { kind, code, message } = error as { kind: string; code: string; message: string };
      return [kind, code, message];
    }
  };
  it.each([
    ['school_admin', person('teacher', { id: 'me' }), 'conflict', 'own_account', /^This is you/],
    ['school_admin', person('school_admin'), 'forbidden', 'not_allowed', /of your school\.$/],
    ['platform_admin', person('platform_admin'), 'forbidden', 'not_allowed', /of the platform’s team\.$/],
    ['school_admin', person('student', { status: 'archived' }), 'conflict', 'archived', /Restore them first/],
  ] as const)('by %s states why %j cannot be viewed', (role, viewed, kind, code, message) =>
    expect(refused(role, viewed)).toEqual([kind, code, expect.stringMatching(message)]),
  );
});
