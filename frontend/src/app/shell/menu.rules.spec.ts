import { describe, expect, it } from '@jest/globals';
import type { User } from '../../api/types.ts';
import { sectionsFor } from './menu.rules.ts';

const person = (role: User['role']): User => ({
  id: '1',
  first_name: 'A',
  last_name: 'B',
  email: null,
  username: 'a',
  is_staff: role === 'platform_admin',
  avatar: null,
  role,
});

describe('the menu', () => {
  it('offers registration to visitors and to people who invite others, not to children and families', () => {
    for (const user of [null, person('teacher'), person('school_admin'), person('platform_admin')])
      expect(sectionsFor(user, 'library')[0]).toBe('register');
    for (const role of ['student', 'parent', 'community'] as const)
      expect(sectionsFor(person(role), 'library')).toEqual(['learn', 'books', 'give', 'about']);
  });

  it('is ordered by the purpose of the mode', () => {
    expect(sectionsFor(person('student'), 'learn')[0]).toBe('learn');
    expect(sectionsFor(person('teacher'), 'create')[0]).toBe('books');
    expect(sectionsFor(person('parent'), 'give')[0]).toBe('give');
    expect(sectionsFor(person('student'), 'quiet')).toEqual(['books']);
  });
});
