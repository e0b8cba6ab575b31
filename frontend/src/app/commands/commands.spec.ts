import { describe, expect, it } from '@jest/globals';
import type { User } from '../../api/types.ts';
import { TEACHER } from '../../testing/render.tsx';
import type { AreaSideLinks } from '../area.ts';
import { matching, screensOf } from './commands.ts';

const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Classes', order: 1, to: '/classes', label: 'My classes', icon: 'people' },
  { list: 'school', group: 'School', order: 1, to: '/admin/users', label: 'People', icon: 'people' },
  { list: 'platform', group: 'Schools', order: 1, to: '/admin-panel/x', label: 'Schools', icon: 'school' },
];
const account = () => [{ order: 1, to: '/account', label: 'My account', icon: 'person' as const }];
const menu = ({ user }: { user: User | null }) => [
  { place: 'work' as const, order: 1, to: '/classes', label: 'Classes', help: 'Again', art: 'other' },
  user?.role === 'school_admin' && {
    place: 'work' as const,
    order: 2,
    to: '/admin/new',
    label: 'For heads',
    help: '',
    art: 'other',
  },
];
const declared = { sideLinks: [sideLinks], account: [account], menu: [menu] };
const addresses = (user: User) => screensOf(user, declared).map(({ to }) => to);

describe('the screens of the command search', () => {
  it('are those that the menus of the person lead to, each once', () => {
    expect(addresses(TEACHER)).toEqual(['/classes', '/account']);
    expect(addresses({ ...TEACHER, role: 'school_admin' })).toEqual([
      '/admin/users',
      '/account',
      '/classes',
      '/admin/new',
    ]);
    expect(addresses({ ...TEACHER, role: 'student' })).toEqual(['/account', '/classes']);
  });

  it('are found by every word, without accents, those that begin with the words first', () => {
    const item = (label: string, help = '') => ({ label, help, to: `/${label}`, icon: 'next' as const });
    const items = [item('Import books'), item('Books'), item('Médias', 'Books and films')];
    expect(matching(items, 'books').map(({ label }) => label)).toEqual(['Books', 'Import books', 'Médias']);
    expect(matching(items, 'MED fil').map(({ label }) => label)).toEqual(['Médias']);
    expect(matching(items, '')).toHaveLength(3);
  });
});
