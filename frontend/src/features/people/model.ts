import { COUNTRIES } from '@bookgrove/contract';
import { locale, t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { PeopleFilters, PersonRow } from './api.ts';

export const PAGE_SIZE = 20;

export type PersonRole = 'student' | 'teacher' | 'parent' | 'school_admin' | 'platform_admin';
export const ROLE_NAMES: Record<PersonRow['role'], string> = {
  student: 'Student',
  teacher: 'Teacher',
  parent: 'Parent',
  community: 'Community',
  school_admin: 'School admin',
  platform_admin: 'Platform admin',
};
export const roleName = (role: PersonRow['role']): string => t(ROLE_NAMES[role]);

const ORDERINGS = ['name', '-name', 'created_at', '-created_at', 'last_seen_at', '-last_seen_at'];

/** What the address asks the table for. `preset` is a role that the screen itself stands for. */
export function peopleFilters(params: URLSearchParams, preset: string | undefined): PeopleFilters {
  const given = (name: string, allowed?: readonly string[]): string => {
    const value = params.get(name) ?? '';
    return allowed && !allowed.includes(value) ? '' : value;
  };
  const filters = {
    search: given('search').trim(),
    role:
      preset ??
      given(
        'role',
        Object.keys(ROLE_NAMES).filter((role) => role !== 'community'),
      ),
    status: given('status', ['active', 'archived']),
    school: /^[0-9a-f-]{36}$/.test(given('school')) ? given('school') : '',
    ordering: given('ordering', ORDERINGS) || 'name',
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export const fullName = ({ first_name, last_name }: Pick<PersonRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** A person's state as one shape and one word. */
export const personStatus = ({ status }: Pick<PersonRow, 'status'>): { kind: StatusKind; label: string } =>
  status === 'active' ? { kind: 'ok', label: t('Active') } : { kind: 'off', label: t('Archived') };

/** Countries by name, in the order of the reader's language. */
export function countryOptions(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale()], { type: 'region' });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, locale()),
  );
}

export const countryName = (code: string): string =>
  new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;

/** What somebody of the staff did, in words. */
const DEEDS: Record<string, string> = {
  'person.viewed': 'looked at the record of',
  'person.created': 'added',
  'person.changed': 'changed',
  'person.archived': 'archived',
  'person.restored': 'brought back',
  'person.password_given': 'gave a new password to',
  'people.exported': 'exported a list of people',
  'person.consents_viewed': 'looked at the consents of',
  'person.second_factor_reset': 'reset the second factor of',
  'guardian.listed': 'looked at the guardians of',
  'class.viewed': 'looked at the students of a class',
  'leader.submitted': 'handed in an application of',
  'leader.nominated': 'nominated',
  'leader.withdrawn': 'took back the application or badge of',
  'leader.approved': 'approved to the training',
  'leader.declined': 'declined the application of',
  'leader.reopened': 'took back the decision on',
  'leader.recognised': 'gave a badge to',
  'leader.renewed': 'renewed the badge of',
  'leader.exported': 'exported a list of applications and badges',
  'impersonation.started': 'started viewing as',
  'impersonation.read': 'read, while viewing as',
  'impersonation.stopped': 'stopped viewing as',
};
export const deedOf = (action: string): string =>
  DEEDS[action] ? t(DEEDS[action]) : action.replace(/[._]/g, ' ');
