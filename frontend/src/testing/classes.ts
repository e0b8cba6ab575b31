import type { ArchivedStudent, ClassCard, ClassStudent } from '../api/classes.ts';
import type { Call } from './server.ts';

/** An active class with one teacher and no students. */
export const aClass = (change: Partial<ClassCard> = {}): ClassCard => ({
  id: 'c1',
  name: 'Oak Class',
  year: '2026/27',
  grade: 'Year 3',
  code: 'KITE-42',
  code_expires_at: null,
  code_window: 'always',
  sign_in_mode: 'password',
  badge_only_allowed: false,
  badges_count: 0,
  students_count: 0,
  archived: false,
  archived_at: null,
  last_seen_at: null,
  next_class_id: null,
  school_hours: { hours_days: [1, 2, 3, 4, 5], hours_from: 420, hours_to: 1080, time_zone: 'Europe/London' },
  teachers: [{ id: 'u1', first_name: 'Grace', last_name: 'Adeyemi', role: 'lead' }],
  ...change,
});

/** A student who has a password and has never logged in. */
export const aStudent = (change: Partial<ClassStudent> = {}): ClassStudent => ({
  id: 's1',
  first_name: 'Amara',
  last_name: 'Bello',
  username: 'amara.oak',
  avatar: null,
  badge_printed_at: null,
  birth_year: null,
  birth_month: null,
  groups: [],
  guardians_count: 0,
  has_password: true,
  has_pictures: false,
  is_class_account: false,
  last_seen_at: null,
  ...change,
});

/** A student who left the school last year. */
export const anArchivedStudent = (change: Partial<ArchivedStudent> = {}): ArchivedStudent => ({
  id: 's9',
  first_name: 'Kwame',
  last_name: 'Mensah',
  username: 'kwame.elm',
  classes: ['Elm Class'],
  archived_at: '2025-07-20T10:00:00Z',
  archived_by_name: 'Grace Adeyemi',
  archived_reason: 'Left the school',
  ...change,
});

/** A page of a list, as the server sends it. */
export const page = <T>(results: T[], count = results.length) => ({
  body: { count, next: null, previous: null, results },
});

/** Never resolves, to show the state while a call is pending. */
export const noAnswer = (): Promise<never> => new Promise(() => undefined);

/** An error response with messages by field. */
export const refusal = (errors: Record<string, string[]>, detail = 'Some fields are wrong.') => ({
  status: 422,
  body: { status: 422, code: 'validation', detail, errors },
});

/** The calls of one method and path, in order. */
export const callsTo = (calls: Call[], method: string, path: string): Call[] =>
  calls.filter((call) => call.method === method && call.path === path);
