/** Every address of the web app: the router's pattern and, where it has parameters, its builder. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  search: '/search',
  library: '/library',
  atHome: '/library/at-home',
  book: '/library/:id',
  read: '/library/:id/read',
  login: '/login',
  logout: '/logout',
  viewAs: '/view-as',
  loginByInvitation: '/login/:token',
  register: '/register',
  forgot: '/resetpasswordemail',
  resetPassword: '/password-reset-confirm',
  verification: '/verification',
  acceptInvitation: '/accept-invitation',
  readingLog: '/reading-log',
  myWords: '/my-words',
  account: '/account',
  loginOrRegister: '/login-or-register',
  upload: '/uploadbook',
  uploadContent: '/uploadcontent',
  resources: '/resources',
  resource: '/resources/:resourceId',
  adminResources: '/admin/resources',
  platformResources: '/admin-panel/resources',
  stories: '/upload-blog',
  storyPrint: '/upload-blog/print',
  storyIdeas: '/uploadblogsteps',
  story: '/uploadblogsteps/:storyId',
  storyDesk: '/storyedit',
  family: '/family',
  myConsents: '/my-consents',
  studentGuardians: '/students/:id/guardians',
  classLetters: '/classes/:id/letters',
  accountSecurity: '/account/security',
  devices: '/account/devices',
  accountPrivacy: '/account/privacy',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminInvitations: '/admin/invitations',
  adminBooks: '/admin/books',
  adminCategories: '/admin/book-categories',
  adminCategory: '/admin/add-book-category/:categoryId?',
  adminReviews: '/admin/book-reviews',
  adminMonitoring: '/admin/book-monitoring',
  adminBooksDashboard: '/admin/books-dashboard',
  adminViewBook: '/admin/view-book/:bookId?',
  adminBookImports: '/admin/book-imports',
  adminBookTwins: '/admin/book-twins',
  adminBook: '/admin/book/:bookId?',
  platformBookImports: '/admin-panel/book-imports',
  platformBookTwins: '/admin-panel/book-twins',
  platformBook: '/admin-panel/book/:bookId?',
  platformMonitoring: '/admin-panel/book-monitoring',
  platformBooksDashboard: '/admin-panel/books-dashboard',
  platformViewBook: '/admin-panel/view-book/:bookId?',
  readingApps: '/account/reading-apps',
  adminClasses: '/admin/classes',
  adminAddClass: '/admin/addclass',
  adminClassStudents: '/admin/class-students',
  classes: '/classes',
  classNotes: '/class-notes',
  classWords: '/class-words',
  readingLists: '/reading-lists',
  list: '/list/:listId',
  bulkEnrolment: '/bulk-enrolment',
  archivedStudents: '/archived-students',
  adminGuardians: '/admin/guardians',
  adminDataRequests: '/admin/data-requests',
  adminUsers: '/admin/users',
  adminUserView: '/admin/users/:userId',
  adminAddUser: '/admin/adduser',
  adminEditUser: '/admin/adduser/:userId',
  adminAudit: '/admin/audit',
  adminSignIn: '/admin/sign-in',
  platform: '/admin-panel',
  platformDashboard: '/admin-panel/dashboard',
  platformBooks: '/admin-panel/all-books',
  platformCategories: '/admin-panel/all-book-categories',
  platformCategory: '/admin-panel/book-category/:categoryId?',
  platformUsers: '/admin-panel/all-users',
  platformStudents: '/admin-panel/students',
  platformTeachers: '/admin-panel/teachers',
  platformSuperpowerTeachers: '/admin-panel/superpower-teacher',
  platformSuperpowerParents: '/admin-panel/superpower-parent',
  superpower: '/superpower',
  leaderBadge: '/leader-badge/:code',
  adminProfile: '/admin/profile',
  platformUser: '/admin-panel/user',
  platformEditUser: '/admin-panel/user/:userId',
  platformUserProfile: '/admin-panel/userprofile',
  platformUserView: '/admin-panel/userprofile/:userId',
  platformUsersDashboard: '/admin-panel/users-dashboard',
  platformUserDashboard: '/admin-panel/user-dashboard',
  platformAudit: '/admin-panel/audit',
  adminSetup: '/admin/set-up',
  adminModes: '/admin/school-modes',
  platformSchools: '/admin-panel/all-tenants',
  platformSchool: '/admin-panel/tenant/:tenantId?',
  platformModes: '/admin-panel/modes',
  contact: '/contact',
  report: '/report-a-problem',
  tour: '/request-a-tour',
  test: '/test',
  demo: '/demo',
  globalReach: '/global-reach',
  experiments: '/experiment',
  experiment: '/experiment/:slug',
  films: '/impact-films',
  film: '/impact-films/:slug',
  adminFilms: '/admin/films',
  platformFilms: '/admin-panel/films',
  platformExperiments: '/admin-panel/experiments',
  libraries: '/libraries',
  oneLibrary: '/libraries/:slug',
  publicList: '/libraries/:slug/lists/:list',
  dearWorldBook: '/dear-world-book',
  writeLetter: '/dear-world-book/write',
  letterReports: '/dear-world-book/reports',
  letter: '/dear-world-book/:letterId',
  adminLibraries: '/admin/libraries',
  platformLibraries: '/admin-panel/libraries',
  platformWorld: '/admin-panel/dear-world-book',
  designs: '/canva',
  design: '/canva/:designId',
  adminPages: '/admin/pages',
  platformPages: '/admin-panel/pages',
  adminInbox: '/admin/inbox',
  platformInbox: '/admin-panel/inbox',
  adminTourTimes: '/admin/tour-times',
  platformTourTimes: '/admin-panel/tour-times',
} as const;

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
