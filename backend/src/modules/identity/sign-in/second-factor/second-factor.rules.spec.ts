import { describe, expect, it } from '@jest/globals';
import type { Role } from '@bookgrove/contract';
import {
  assertMayReset,
  leavesNone,
  mayHaveSecondFactor,
  methodsOf,
  mustHaveSecondFactor,
  nextStep,
  readCode,
  readRecoveryCode,
  recoveryCode,
} from './second-factor.rules.ts';

const none = { totp: false, passkeys: 0 };
const head = { role: 'school_admin', is_staff: false } as const;

describe('a second factor', () => {
  it.each([
    ['a school admin', { role: 'school_admin', is_staff: false }, null, true, true],
    ['the platform’s team', { role: 'platform_admin', is_staff: true }, null, true, true],
    ['staff of any role', { role: 'teacher', is_staff: true }, null, true, true],
    ['a school admin in the demo', { role: 'school_admin', is_staff: false }, null, false, false],
    ['a school admin whose school says no', { role: 'school_admin', is_staff: false }, false, true, false],
    ['a school admin whose school says yes', { role: 'school_admin', is_staff: false }, true, false, true],
    ['a teacher', { role: 'teacher', is_staff: false }, true, true, false],
    ['a student', { role: 'student', is_staff: false }, true, true, false],
  ] as const)('of %s: by role, by the school, by default', (_who, person, school, byDefault, expected) => {
    expect(mustHaveSecondFactor(person, school, byDefault)).toBe(expected);
  });

  it('is requested wherever one exists, and set up where it is required', () => {
    expect(nextStep(head, none, true)).toBe('set_up');
    expect(nextStep(head, none, false)).toBe('enter');
    expect(nextStep({ role: 'parent', is_staff: false }, { totp: true, passkeys: 0 }, false)).toBe('prove');
    expect(nextStep(head, { totp: false, passkeys: 1 }, true)).toBe('prove');
    expect(nextStep({ role: 'student', is_staff: false }, { totp: true, passkeys: 1 }, true)).toBe('enter');
  });

  it('lists the available methods, and recognises the last one', () => {
    expect(methodsOf({ totp: true, passkeys: 2 })).toEqual(['passkey', 'code', 'recovery_code']);
    expect(methodsOf({ totp: false, passkeys: 1 })).toEqual(['passkey']);
    expect([
      leavesNone(none, true),
      leavesNone(none, false),
      leavesNone({ totp: false, passkeys: 1 }, true),
    ]).toEqual([true, false, false]);
  });
});

describe('the typed text', () => {
  it('is a recovery code in any case, with or without dashes and spaces', () => {
    const code = recoveryCode(Uint8Array.from({ length: 16 }, (_, index) => index * 17));
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    const plain = code.replaceAll('-', '');
    for (const typed of [code, code.toLowerCase(), plain, ` ${plain.replace(/(.{4})/g, '$1 ')}`])
      expect(readRecoveryCode(typed)).toBe(plain);
    for (const typed of ['', plain.slice(1), `${plain}A`, `${plain.slice(1)}0`, `${plain.slice(1)}Ä`])
      expect(readRecoveryCode(typed)).toBeNull();
  });

  it('is a code of six digits, optionally with a space in the middle', () => {
    expect([readCode('123 456'), readCode(' 000000 ')]).toEqual(['123456', '000000']);
    for (const typed of ['12345', '1234567', '12345a', '', '١٢٣٤٥٦']) expect(readCode(typed)).toBeNull();
  });
});

describe('the removal of another person’s second factor', () => {
  const person = (role: Role, id = 'p') => ({ id, role });
  const reset =
    (actor: Role, role: Role, id = 'p') =>
    () =>
      assertMayReset({ userId: 'a', role: actor }, person(role, id));
  const refused = (code: string) => expect.objectContaining({ kind: 'forbidden', code });

  it.each(['teacher', 'parent'] as const)('of a %s is allowed to the school and the platform', (role) => {
    expect(reset('school_admin', role)).not.toThrow();
    expect(reset('platform_admin', role)).not.toThrow();
  });

  it.each(['school_admin', 'platform_admin', 'student'] as const)(
    'of a %s is not allowed to the school',
    (role) => {
      expect(reset('school_admin', role)).toThrow(refused('not_allowed'));
      expect(reset('platform_admin', role)).not.toThrow();
    },
  );

  it.each(['teacher', 'parent', 'student'] as const)('is not allowed to a %s', (actor) =>
    expect(reset(actor, 'teacher')).toThrow(refused('not_allowed')),
  );

  it('is refused for oneself', () => {
    expect(reset('platform_admin', 'platform_admin', 'a')).toThrow(refused('own_account'));
    expect(reset('school_admin', 'teacher', 'a')).toThrow(refused('own_account'));
  });
});

it('is for adults with an account of their own', () => {
  expect((['teacher', 'parent', 'school_admin', 'platform_admin'] as const).every(mayHaveSecondFactor)).toBe(
    true,
  );
  expect((['student', 'community'] as const).some(mayHaveSecondFactor)).toBe(false);
});

it('requires a factor of the platform’s team, confirmed by an existing method', () => {
  expect(mustHaveSecondFactor({ role: 'platform_admin', is_staff: false }, null, true)).toBe(true);
  expect(methodsOf({ totp: true, passkeys: 0 })).toEqual(['code', 'recovery_code']);
  expect(methodsOf({ totp: false, passkeys: 0 })).toEqual([]);
  expect(methodsOf({ totp: false, passkeys: 1 })).toEqual(['passkey']);
});
