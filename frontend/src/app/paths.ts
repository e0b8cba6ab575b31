import * as paths from './addresses.ts';

/** Every address of the web app: the router's pattern; where it has parameters, its builder stands below. */
export { paths };

/** The form of a category, or of a new one. */
export const categoryPath = (area: 'school' | 'platform', id = ''): string =>
  `${area === 'school' ? '/admin/add-book-category' : '/admin-panel/book-category'}${id && `/${encodeURIComponent(id)}`}`;

/** A book on the desk of those who look after books. */
export const deskBookPath = (area: 'school' | 'platform', id: string): string =>
  `${area === 'school' ? paths.admin : paths.platform}/view-book/${id}`;

/** The form of what is said of a book; without one, of a book whose file comes later. */
export const bookFormPath = (area: 'school' | 'platform', id = ''): string =>
  `${area === 'school' ? paths.admin : paths.platform}/book${id && `/${id}`}`;

/** What is said of a book that one put in oneself. */
export const ownBookPath = (id: string): string => `/uploadbook/${id}`;

/** One list of books on its way. */
export const bookImportPath = (area: 'school' | 'platform', id: string): string =>
  `${area === 'school' ? paths.adminBookImports : paths.platformBookImports}/${id}`;

/** The form of a school, or of a new one. */
export const schoolPath = (id = ''): string => `/admin-panel/tenant${id && `/${id}`}`;

/** The form of a new person at this school, in this role, for the platform's team. */
export const addPersonPath = (school: string, role: string): string =>
  `/admin-panel/user?school=${school}&role=${role}`;

/** The page of a book, by its slug (as people see it) or id. */
export const bookPath = (idOrSlug: string): string => `/library/${encodeURIComponent(idOrSlug)}`;

/** The reader with this book open. */
export const readPath = (idOrSlug: string): string => `${bookPath(idOrSlug)}/read`;

/** What somebody read: a child, or without one the person who asks. */
export const myWordsPath = (person: string): string => `/my-words?person=${person}`;
export const readingLogPath = (person = ''): string => `/reading-log${person && `?person=${person}`}`;

/** The page of an experiment. */
export const experimentPath = (slug: string): string => `/experiment/${encodeURIComponent(slug)}`;

/** A piece to learn with, and where one's own is put in. */
export const resourcePath = (id: string): string => `/resources/${id}`;
export const uploadContentPath = (id: string): string => `/uploadcontent/${id}`;

/** The page of a film. */
export const filmPath = (slug: string): string => `/impact-films/${encodeURIComponent(slug)}`;

/** One letter of the Dear World Book. */
export const letterPath = (id: string): string => `/dear-world-book/${id}`;

/** Where an experiment is written; without a slug, a new one. */
export const experimentEditorPath = (slug = ''): string => `/admin-panel/experiment${slug && `/${slug}`}`;

/** A cover or poster that is drawn. */
export const designPath = (id: string): string => `/canva/${id}`;

/** A reading list as its readers see it; a poster's code holds this address. */
export const listPath = (id: string): string => `/list/${id}`;

/** A reading list as a poster. */
export const posterPath = (id: string): string => `/reading-lists/${id}/poster`;

/** Where a list is opened to everybody. */
export const openListPath = (id: string): string => `/reading-lists/${id}/public`;

/** A reading list that stands open in a library. */
export const publicListPath = (library: string, list: string): string =>
  `/libraries/${library}/lists/${encodeURIComponent(list)}`;

/** A book as a poster. */
export const bookPosterPath = (slug: string): string => `/reading-lists/poster/${encodeURIComponent(slug)}`;

/** A story where it is written, or read. */
export const storyPath = (id: string): string => `/uploadblogsteps/${id}`;

/** A story on a teacher's desk. */
export const storyReviewPath = (id: string): string => `/storyedit?story=${id}`;

/** Guardians of a student, for staff. */
export const guardiansPath = (studentId: string): string => `/students/${studentId}/guardians`;

/** The page of a leader’s badge. */
export const badgePath = (code: string): string => `/leader-badge/${encodeURIComponent(code)}`;

/** One list of students on its way. */
export const rosterPath = (importId: string): string => `/bulk-enrolment/${importId}`;

/** Letters to the families of a class. */
export const lettersPath = (classId: string): string => `/classes/${classId}/letters`;

/** The library with filters set; empty values are left out. */
export function libraryPath(filters: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${paths.library}?${query.toString()}` : paths.library;
}

/** Where somebody's day begins. */
export const dashboardPath = ({ role, is_staff }: { role: string; is_staff: boolean }): string =>
  is_staff ? paths.platformDashboard : role === 'school_admin' ? paths.adminDashboard : paths.dashboard;

/** The page with everything that fits some words. */
export const searchPath = (words: string): string => `${paths.search}?search=${encodeURIComponent(words)}`;

/** The sign-in page that leads back to where the person was. */
export function loginPath(returnTo?: string): string {
  return returnTo && returnTo !== paths.home
    ? `${paths.login}?next=${encodeURIComponent(returnTo)}`
    : paths.login;
}

/** The address in `?next=`, only if it stays on this site: anything else would be an open redirect. */
export function returnTarget(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  // Read as the browser would read it: it drops tabs and line ends, and takes a backslash for a slash.
  const here = 'https://here.invalid';
  const target = next.startsWith('/') && URL.canParse(next, here) ? new URL(next, here) : null;
  if (target?.origin !== here || /^\/(\/|login)/.test(target.pathname)) return paths.home;
  return target.pathname + target.search + target.hash;
}
