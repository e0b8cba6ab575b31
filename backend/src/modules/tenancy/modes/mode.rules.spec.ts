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
  ])('%j allows %j', (lock, roles) => {
    expect(ROLES.filter((role) => !isLocked(lock, role))).toEqual(roles);
  });

  it.each([
    [rule('account'), 'Locked: for people with an account of their own'],
    [rule('roles', 'teacher'), 'Locked: for teachers only'],
    [rule('roles', 'student', 'parent', 'teacher'), 'Locked: for students, parents and teachers only'],
    [rule('roles'), 'Locked: nobody can choose it yet'],
  ])('%j has a reason', (lock, words) => {
    expect(lockReason(lock)).toBe(words);
  });
});

describe('the order of modes at a school', () => {
  const modes = ['a', 'b', 'c'].map((id) => ({ id }));
  it('is the platform’s by default, and all are offered', () => {
    expect(inSchoolOrder(modes, [])).toEqual(modes.map((mode) => ({ ...mode, offered: true, own: null })));
  });
  it('begins with the school’s own order, and ignores deleted modes', () => {
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
