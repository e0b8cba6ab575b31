import * as paths from './areas/addresses.generated.ts';

/**
 * Every address of the web app, as the features declare them (`features/<name>/area/addresses.ts`): the
 * router's pattern, and a builder where it has parameters. Each is a constant of its own, so that the bundler
 * includes it where it is used and no visitor fetches the addresses of staff.
 */
export { paths };
export * from './areas/addresses.generated.ts';

/** The start page of a person, by role. */
export const dashboardPath = ({ role, is_staff }: { role: string; is_staff: boolean }): string =>
  is_staff ? paths.platformDashboard : role === 'school_admin' ? paths.adminDashboard : paths.dashboard;

/** The sign-in page, with the address to return to. */
export function loginPath(returnTo?: string): string {
  return returnTo && returnTo !== paths.home
    ? `${paths.login}?next=${encodeURIComponent(returnTo)}`
    : paths.login;
}

/** The address in `?next=`, only if it is on this site: anything else would be an open redirect. */
export function returnTarget(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  // Parsed as the browser does: it drops tabs and line ends, and treats a backslash as a slash.
  const here = 'https://here.invalid';
  const target = next.startsWith('/') && URL.canParse(next, here) ? new URL(next, here) : null;
  if (target?.origin !== here || /^\/(\/|login)/.test(target.pathname)) return paths.home;
  return target.pathname + target.search + target.hash;
}
