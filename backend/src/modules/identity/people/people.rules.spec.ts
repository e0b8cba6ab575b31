import { describe, expect, it } from '@jest/globals';
import {
  assertComplete,
  assertMayArchive,
  assertMayChange,
  assertMayGive,
  assertNotLast,
  usernameFrom,
} from './people.rules.ts';

const head = { userId: 'h', role: 'school_admin' } as const;
const team = { userId: 'p', role: 'platform_admin' } as const;
const teacher = { id: 't', role: 'teacher' } as const;

describe('a role', () => {
  it.each(['student', 'teacher', 'parent', 'school_admin'] as const)(
    'of %s is given by a head and by the platform, at a school',
    (role) => {
      for (const actor of [head, team])
        expect(() => assertMayGive(actor, teacher, role, false)).not.toThrow();
    },
  );
  it('of the platform is given by the platform, at the platform, and nowhere else', () => {
    expect(() => assertMayGive(team, teacher, 'platform_admin', true)).not.toThrow();
    expect(() => assertMayGive(team, teacher, 'platform_admin', false)).toThrow();
    expect(() => assertMayGive(head, null, 'platform_admin', false)).toThrow();
    expect(() => assertMayGive(head, null, 'platform_admin', true)).toThrow();
  });
  it('of a school’s administrator is not given at the platform', () => {
    expect(() => assertMayGive(team, null, 'school_admin', true)).toThrow();
  });
  it('of one’s own is not changed, and may be sent unchanged', () => {
    const self = { id: 'p', role: 'platform_admin' } as const;
    expect(() => assertMayGive(team, self, 'teacher', true)).toThrow('your own role');
    expect(() => assertMayGive(team, self, 'platform_admin', true)).not.toThrow();
  });
});

describe('a change', () => {
  it('of the platform’s team is the team’s own matter', () => {
    expect(() => assertMayChange(head, { role: 'platform_admin' })).toThrow();
    expect(() => assertMayChange(team, { role: 'platform_admin' })).not.toThrow();
  });
  it('never archives its author', () => {
    expect(() => assertMayArchive(head, { id: 'h', role: 'school_admin' })).toThrow('yourself');
    expect(() => assertMayArchive(head, { id: 'x', role: 'school_admin' })).not.toThrow();
  });
  it('leaves somebody who runs the place', () => {
    expect(() => assertNotLast(team, 'platform_admin', 0)).toThrow('last administrator');
    expect(() => assertNotLast(team, 'platform_admin', 1)).not.toThrow();
    expect(() => assertNotLast(head, 'school_admin', 0)).toThrow('last administrator');
    expect(() => assertNotLast(team, 'school_admin', 0)).not.toThrow();
    expect(() => assertNotLast(head, 'teacher', 0)).not.toThrow();
  });
});

it('asks adults for e-mail and country, and children for neither', () => {
  expect(() => assertComplete({ role: 'student', email: null, country: null })).not.toThrow();
  try {
    assertComplete({ role: 'teacher', email: null, country: null });
    throw new Error('was taken');
  } catch (error) {
    expect(error).toMatchObject({
      fields: { email: ['Email is required'], country: ['Country is required'] },
    });
  }
});

it.each([
  ['Mia', 'Beech', 'mia.beech'],
  ['Zoë', "O'Brien", 'zoe.obrien'],
  ['Łucja', '', 'ucja'],
  ['王', '小明', 'person'],
])('makes a username of %s %s', (first, last, username) => {
  expect(usernameFrom(first, last)).toBe(username);
});
