import { LANGUAGES } from '@bookgrove/contract';
import { locale, t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { PeopleFilters, PersonRow } from './api.ts';

/** Rows of a page of the audit log. */
export const PAGE_SIZE = 20;

export type PersonRole = 'student' | 'teacher' | 'parent' | 'school_admin' | 'platform_admin';
const ROLE_NAMES: Record<PersonRow['role'], string> = {
  student: 'Student',
  teacher: 'Teacher',
  parent: 'Parent',
  community: 'Community',
  school_admin: 'School admin',
  platform_admin: 'Platform admin',
};
export const roleName = (role: PersonRow['role']): string => t(ROLE_NAMES[role]);

const ORDERINGS = ['name', '-name', 'created_at', '-created_at', 'last_seen_at', '-last_seen_at'];

/** The filters in the address. `preset` is a role that the screen itself implies. */
export function peopleFilters(params: URLSearchParams, preset: string | undefined): PeopleFilters {
  const given = (name: string, allowed?: readonly string[]): string => {
    const value = params.get(name) ?? '';
    return allowed && !allowed.includes(value) ? '' : value;
  };
  const id = (name: string): string => (/^[0-9a-f-]{36}$/.test(given(name)) ? given(name) : '');
  const filters = {
    search: given('search').trim(),
    role:
      preset ??
      given(
        'role',
        Object.keys(ROLE_NAMES).filter((role) => role !== 'community'),
      ),
    status: given('status', ['active', 'archived']),
    school: id('school'),
    class: id('class'),
    signed_in: given('signed_in', ['never', 'once']),
    language: given('language', LANGUAGES),
    ordering: given('ordering', ORDERINGS) || 'name',
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export const fullName = ({ first_name, last_name }: Pick<PersonRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** A person's status as a shape and a word. */
export const personStatus = ({ status }: Pick<PersonRow, 'status'>): { kind: StatusKind; label: string } =>
  status === 'active' ? { kind: 'ok', label: t('Active') } : { kind: 'off', label: t('Archived') };

export const countryName = (code: string): string =>
  new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
