import { describe, expect, it } from '@jest/globals';
import { signUpRefusal, usernameFor } from './sign-up.rules.ts';

describe('who may register', () => {
  it.each([
    ['student', 'platform', false],
    ['teacher', 'platform', false],
    ['student', 'school', false],
    ['teacher', 'school', true],
  ] as const)('a %s at the %s: refused %p', (role, tenantKind, refused) => {
    expect(signUpRefusal(role, tenantKind) !== null).toBe(refused);
  });
});

describe('a generated username', () => {
  it.each([
    ['Ada', 'Lovelace', 'ada.lovelace.x1'],
    ['Zoë', 'Çelik', 'zoe.celik.x1'],
    ['李', '小龙', '李.小龙.x1'],
    ['a@b.test', '@', 'ab.test.x1'],
    ['🦊', '!!!', 'reader.x1'],
  ])('for %s %s is %s', (first, last, username) => {
    expect(usernameFor(first, last, 'x1')).toBe(username);
  });

  it('never looks like an e-mail address and has a valid length', () => {
    const name = usernameFor('a@'.repeat(200), 'b.test'.repeat(50), 'tail');
    expect([name.includes('@'), name.length <= 66]).toEqual([false, true]);
  });
});
