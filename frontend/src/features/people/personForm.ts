import { MESSAGES } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';
import type { PersonDetail } from './api.ts';
import type { WorkArea } from './workArea.ts';
import type { PersonRole } from './model.ts';

/** The values of the form, as typed. */
export interface PersonValues {
  first_name: string;
  last_name: string;
  email: string;
  country: string;
  role: PersonRole;
  school: string;
  /** For students only; empty when unknown. */
  birth_year: string;
  birth_month: string;
  /** Class of a new student; empty for none. */
  class_id: string;
}

export const valuesOf = (person: PersonDetail | undefined, school: string): PersonValues => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
  email: person?.email ?? '',
  country: person?.country ?? '',
  role: (person?.role as PersonRole | undefined) ?? 'teacher',
  school: person?.school.id ?? school,
  birth_year: String(person?.birth_year ?? ''),
  birth_month: String(person?.birth_month ?? ''),
  class_id: '',
});

/**
 * Initial values for a new person. On the platform the address may name the school and the role, e.g. for its
 * first head.
 */
export function newValues(wanted: URLSearchParams, area: WorkArea): PersonValues {
  const blank = valuesOf(undefined, '');
  if (area !== 'platform') return blank;
  const school = wanted.get('school') ?? '';
  const role = (['student', 'teacher', 'parent', 'school_admin'] as const).find(
    (one) => one === wanted.get('role'),
  );
  return { ...blank, ...(/^[0-9a-f-]{36}$/.test(school) && { school }), ...(role && { role }) };
}

const MAX = 255;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/**
 * Validates the form: errors by field, in the words of the specification. Students need neither e-mail nor
 * country.
 */
export function judge(values: PersonValues, needsSchool: boolean): Record<string, string> {
  const words = MESSAGES.userForm;
  const errors: Record<string, string> = {};
  const name = (field: 'first_name' | 'last_name', missing: string) => {
    if (!values[field].trim()) errors[field] = t(missing);
    else if (values[field].trim().length > MAX) errors[field] = t(words.tooLong);
  };
  name('first_name', words.firstNameRequired);
  name('last_name', words.lastNameRequired);
  const email = values.email.trim();
  const adult = values.role !== 'student';
  if (!email && adult) errors['email'] = t(words.emailRequired);
  else if (email.length > MAX) errors['email'] = t(words.tooLong);
  else if (email && !EMAIL.test(email)) errors['email'] = t(words.emailInvalid);
  if (!values.country && adult) errors['country'] = t(words.countryRequired);
  if (needsSchool && !values.school) errors['school'] = t('Choose a school.');
  return errors;
}

/** The fields that differ from before; for a new person, all fields. */
export function changesOf(values: PersonValues, before: PersonValues | null): Record<string, string> {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, String(value).trim()]),
  );
  // Only students have it, and the server deletes it with another role.
  if (values.role !== 'student')
    for (const field of ['birth_year', 'birth_month', 'class_id'])
      trimmed[field] = before?.[field as 'birth_year'] ?? '';
  return Object.fromEntries(
    Object.entries(trimmed).filter(([field, value]) =>
      before ? value !== before[field as keyof PersonValues] : value !== '',
    ),
  );
}
