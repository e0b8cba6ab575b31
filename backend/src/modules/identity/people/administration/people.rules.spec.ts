import { describe, expect, it } from '@jest/globals';
import {
  assertComplete,
  assertMayArchive,
  assertMayChange,
  assertMayAssignRole,
  assertNotLast,
  usernameFrom,
} from './people.rules.ts';

const head = { userId: 'h', role: 'school_admin' } as const;
const team = { userId: 'p', role: 'platform_admin' } as const;
const teacher = { id: 't', role: 'teacher' } as const;

describe('a role', () => {
  it.each(['student', 'teacher', 'parent', 'school_admin'] as const)(
    'of %s is assigned by a head and by the platform, at a school',
    (role) => {
      for (const actor of [head, team])
        expect(() => assertMayAssignRole(actor, teacher, role, false)).not.toThrow();
    },
  );
  it('of the platform is assigned by the platform, at the platform, and nowhere else', () => {
    expect(() => assertMayAssignRole(team, teacher, 'platform_admin', true)).not.toThrow();
    expect(() => assertMayAssignRole(team, teacher, 'platform_admin', false)).toThrow();
    expect(() => assertMayAssignRole(head, null, 'platform_admin', false)).toThrow();
    expect(() => assertMayAssignRole(head, null, 'platform_admin', true)).toThrow();
  });
  it('of a school’s administrator is not assigned at the platform', () => {
    expect(() => assertMayAssignRole(team, null, 'school_admin', true)).toThrow();
  });
  it('of one’s own cannot be changed, and may be sent unchanged', () => {
    const self = { id: 'p', role: 'platform_admin' } as const;
    expect(() => assertMayAssignRole(team, self, 'teacher', true)).toThrow('your own role');
    expect(() => assertMayAssignRole(team, self, 'platform_admin', true)).not.toThrow();
  });
});

describe('a change', () => {
  it('of a member of the platform’s team needs another member of it', () => {
    expect(() => assertMayChange(head, { role: 'platform_admin' })).toThrow();
    expect(() => assertMayChange(team, { role: 'platform_admin' })).not.toThrow();
  });
  it('never archives the person who makes it', () => {
    expect(() => assertMayArchive(head, { id: 'h', role: 'school_admin' })).toThrow('yourself');
    expect(() => assertMayArchive(head, { id: 'x', role: 'school_admin' })).not.toThrow();
  });
  it('leaves at least one administrator', () => {
    expect(() => assertNotLast(team, 'platform_admin', 0)).toThrow('last administrator');
    expect(() => assertNotLast(team, 'platform_admin', 1)).not.toThrow();
    expect(() => assertNotLast(head, 'school_admin', 0)).toThrow('last administrator');
    expect(() => assertNotLast(team, 'school_admin', 0)).not.toThrow();
    expect(() => assertNotLast(head, 'teacher', 0)).not.toThrow();
  });
});

it('requires e-mail and country of adults, and neither of children', () => {
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

describe('a refusal', () => {
  const refused = (kind: string, code: string) => expect.objectContaining({ kind, code });
  it('has a code for its reason', () => {
    expect(() => assertMayAssignRole(head, { id: 'h', role: 'school_admin' }, 'teacher', false)).toThrow(
      refused('forbidden', 'own_role'),
    );
    expect(() => assertMayChange(head, { role: 'platform_admin' })).toThrow(
      refused('forbidden', 'not_allowed'),
    );
    expect(() => assertMayArchive(head, { id: 'h', role: 'school_admin' })).toThrow(
      refused('forbidden', 'own_account'),
    );
    expect(() => assertMayArchive(head, { id: 'x', role: 'platform_admin' })).toThrow(
      refused('forbidden', 'not_allowed'),
    );
    expect(() => assertNotLast(team, 'platform_admin', 0)).toThrow(refused('conflict', 'last_admin'));
    expect(() => assertNotLast(head, 'school_admin', 0)).toThrow(refused('conflict', 'last_admin'));
  });

  it.each([
    [head, 'platform_admin', false],
    [team, 'platform_admin', false],
    [head, 'platform_admin', true],
    [team, 'school_admin', true],
  ] as const)(
    'of a role that a tenant does not have is reported at its field: %#',
    (actor, role, atPlatform) => {
      for (const subject of [teacher, null])
        expect(() => assertMayAssignRole(actor, subject, role, atPlatform)).toThrow(
          expect.objectContaining({
            kind: 'invalid',
            code: 'validation_failed',
            fields: { role: [expect.stringMatching(/Choose another role/)] },
          }),
        );
    },
  );
});
