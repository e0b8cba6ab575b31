import type { FoundSchool } from '@bookgrove/api-client';

/** Key of the school that was chosen last on this device, in local storage. */
const KEY = 'school';

export type LastSchool = Pick<FoundSchool, 'name' | 'login_url'>;

/** The school chosen last on this device; null when there is none or storage cannot be read. */
export function lastSchool(): LastSchool | null {
  try {
    const { name, login_url } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    if (typeof name !== 'string' || typeof login_url !== 'string') return null;
    return /^https?:$/.test(new URL(login_url).protocol) ? { name, login_url } : null;
  } catch {
    return null;
  }
}

/** Remembers the school on this device; null forgets it. */
export function rememberSchool(school: LastSchool | null): void {
  try {
    if (school) localStorage.setItem(KEY, JSON.stringify({ name: school.name, login_url: school.login_url }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the school is searched again next time.
  }
}
