import { describe, expect, it } from '@jest/globals';
import { ROLES } from '@bookgrove/contract';
import { inSchoolOrder, isLocked, lockReason } from './mode.rules.ts';

const rule = (lock: string, ...lock_roles: string[]) => ({ lock, lock_roles });

describe('the lock of a mode', () => {
  it.each([
    [rule('none'), [...ROLES]],
    [rule('account'), ROLES.filter((role) => role !== 'community')],
    [rule('roles', 'teacher', 'school_admin'), ['teacher', 'school_admin']],
    [rule('roles'), []],
    [rule('unheard of', 'student'), []],
  ])('%j lets in %j', (lock, roles) => {
    expect(ROLES.filter((role) => !isLocked(lock, role))).toEqual(roles);
  });

  it.each([
    [rule('account'), 'Locked: for people with an account of their own'],
    [rule('roles', 'teacher'), 'Locked: for teachers only'],
    [rule('roles', 'student', 'parent', 'teacher'), 'Locked: for students, parents and teachers only'],
    [rule('roles'), 'Locked: nobody can choose it yet'],
  ])('%j says why', (lock, words) => {
    expect(lockReason(lock)).toBe(words);
  });
});

describe('the order of a school', () => {
  const modes = ['a', 'b', 'c'].map((id) => ({ id }));
  it('is the platform’s where the school chose nothing, and all are offered', () => {
    expect(inSchoolOrder(modes, [])).toEqual(modes.map((mode) => ({ ...mode, offered: true, own: null })));
  });
  it('puts what the school placed first, and forgets modes that are gone', () => {
    const chosen = [
      { mode_id: 'c', offered: true, position: 0, own_categories: true, categories: ['space', 'poems'] },
      { mode_id: 'gone', offered: true, position: 1, own_categories: false, categories: [] },
      { mode_id: 'a', offered: false, position: 2, own_categories: false, categories: ['animals'] },
    ];
    expect(inSchoolOrder(modes, chosen)).toEqual([
      { id: 'c', offered: true, own: ['space', 'poems'] },
      { id: 'a', offered: false, own: null },
      { id: 'b', offered: true, own: null },
    ]);
  });
});
