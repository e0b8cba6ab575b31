import { describe, expect, it } from '@jest/globals';
import { enrolInClass, roleAfter, stateOf } from './invitation.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-01T12:00:00Z');
const facts = { accepted_at: null, revoked_at: null, expires_at: later };

describe('the state of an invitation', () => {
  it.each([
    ['waiting', facts],
    ['expired', { ...facts, expires_at: now }],
    ['revoked', { ...facts, revoked_at: now }],
    ['accepted', { ...facts, accepted_at: now, revoked_at: now, expires_at: now }],
  ] as const)('%s', (state, given) => expect(stateOf(given, now)).toBe(state));
});

describe('the role and class of an invitation', () => {
  it('include a class for teachers and students only', () => {
    expect((['teacher', 'school_admin', 'student', 'parent'] as const).map(enrolInClass)).toEqual([
      'co',
      'co',
      'student',
      null,
    ]);
  });

  it('never remove the head of a school', () => {
    expect(roleAfter('school_admin', 'parent')).toBe('school_admin');
    expect(roleAfter('parent', 'teacher')).toBe('teacher');
  });
});
