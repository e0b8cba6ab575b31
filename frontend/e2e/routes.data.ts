/**
 * Every address of the product, who owns it, and whether it exists today. `frontend/src/app/routes/routes.spec.ts`
 * holds the table against the router; `every-route.e2e.ts` opens what exists. A screen that comes is moved from `toCome`
 * into `HERE`. Addresses without parameters that stand in `app/paths.ts` and in neither list are opened all the same.
 */

/** Who opens a screen in the walk. */
export type Walker =
  'visitor' | 'student' | 'teacher' | 'parent' | 'community' | 'head' | 'team' | 'stranger';

/** What the walk fills in for parameters, as the demo has it. */
export interface Ids {
  book: string;
  /** Its id. */
  bookId: string;
  classId: string;
  student: string;
  school: string;
  person: string;
  story: string;
  list: string;
  /** A book of one's own that is not finished. */
  draft: string;
  /** A piece for lessons that is found, and one of one's own. */
  piece: string;
  ownPiece: string;
}

export interface Here {
  path: string;
  owner: Area;
  /** `visitor` is at a school, `stranger` at the platform's own address. */
  as: Walker;
  /** The address with its parameters filled in. */
  open?: (ids: Ids) => string;
  /** Where one is led at once, when it is not a screen of its own. */
  leadsTo?: RegExp;
}
export type Area = 'identity' | 'schools' | 'catalog' | 'learning' | 'commerce' | 'giving' | 'content';

const here =
  (owner: Area, as: Walker) =>
  (...entries: (string | [path: string, more: Partial<Here>])[]): Here[] =>
    entries.map((entry) =>
      typeof entry === 'string' ? { path: entry, owner, as } : { path: entry[0], owner, as, ...entry[1] },
    );

/** A reading list that the demo's school shows to everybody. */
const OPEN_LIST = '/libraries/greenfield-tower-library/lists/all-about-rain';

export const HERE: Here[] = [
  ...here('catalog', 'visitor')(
    '/',
    '/library',
    ['/library?search=cat', {}],
    ['/search?search=lighthose', {}],
    ['/library/:id', { open: ({ book }) => `/library/${book}` }],
  ),
  ...here('identity', 'visitor')(
    '/login',
    '/login?step=teacher',
    '/login?step=student',
    '/login?step=community',
    '/register',
    '/login-or-register',
    '/resetpasswordemail',
    '/password-reset-confirm/',
    '/verification/',
    '/accept-invitation/:token?',
    ['/demo', {}],
    ['/login/:token', { open: () => '/login/ABCDEFGHIJKLMNOPQRSTUV' }],
  ),
  ...here('content', 'visitor')(
    '/our-framework',
    '/about',
    '/contact',
    '/navigating-the-platform',
    '/privacy-policy',
    '/terms-of-use',
    '/refund-policy',
    '/our-team',
    '/acknowledgement',
    '/testimonials',
    '/faq',
    '/disclaimer',
    '/global-reach',
    '/experiment',
    '/libraries',
    ['/libraries/:slug', { open: () => '/libraries/greenfield-tower-library' }],
    ['/libraries/:slug/lists/:list', { open: () => `${OPEN_LIST}` }],
    ['/libraries/:slug/lists/:list/poster', { open: () => `${OPEN_LIST}/poster` }],
    '/dear-world-book',
    '/impact-films',
    ['/impact-films/:slug', { open: () => '/impact-films/the-journey-of-a-drop' }],
    '/report-a-problem',
    '/request-a-tour',
    '/test',
    '/nobody-lives-here',
  ),
  ...here('schools', 'stranger')('/', '/register', '/login-or-register', '/login'),
  ...here('catalog', 'student')(
    '/',
    '/dashboard',
    ['/dashboard?option=Money%20I%20Have%20Raised', {}],
    ['/library/:id', { open: ({ book }) => `/library/${book}` }],
    '/library/at-home',
    '/reading-log',
    '/my-words',
  ),
  ...here('catalog', 'student')('/upload-blog', '/upload-blog/print', '/uploadblogsteps', [
    '/uploadblogsteps/:storyId',
    { open: ({ story }) => `/uploadblogsteps/${story}` },
  ]),
  ...here('catalog', 'student')('/dear-world-book', '/dear-world-book/write'),
  ...here('catalog', 'teacher')('/dear-world-book/reports'),
  ...here('catalog', 'student')(['/list/:listId', { open: ({ list }) => `/list/${list}` }]),
  ...here('catalog', 'teacher')(
    '/storyedit',
    '/class-notes',
    '/class-words',
    '/reading-lists',
    '/reading-lists/new',
    ['/reading-lists/:listId', { open: ({ list }) => `/reading-lists/${list}` }],
    ['/reading-lists/:listId/edit', { open: ({ list }) => `/reading-lists/${list}/edit` }],
    ['/reading-lists/poster/:bookId', { open: ({ book }) => `/reading-lists/poster/${book}` }],
    ['/reading-lists/:listId/public', { open: ({ list }) => `/reading-lists/${list}/public` }],
    ['/reading-lists/:listId/poster', { open: ({ list }) => `/reading-lists/${list}/poster` }],
  ),
  ...here('identity', 'student')('/account', '/account/devices', '/my-consents'),
  ...here('identity', 'community')('/', '/dashboard', '/account/devices'),
  ...here('identity', 'parent')('/dashboard', '/family', '/account', '/account/security', '/account/privacy'),
  ...here('catalog', 'teacher')(
    ['/reading-log?person=', { open: ({ student }) => `/reading-log?person=${student}` }],
    ['/my-words?person=', { open: ({ student }) => `/my-words?person=${student}` }],
  ),
  ...here('identity', 'teacher')(
    '/dashboard',
    '/classes',
    '/classes/new',
    '/archived-students',
    '/bulk-enrolment',
    '/bulk-enrolment/',
    ['/classes/:classId', { open: ({ classId }) => `/classes/${classId}` }],
    ['/classes/:classId/edit', { open: ({ classId }) => `/classes/${classId}/edit` }],
    ['/classes/:id/letters', { open: ({ classId }) => `/classes/${classId}/letters` }],
    ['/students/:id/guardians', { open: ({ student }) => `/students/${student}/guardians` }],
  ),
  ...here('catalog', 'teacher')(
    '/uploadbook',
    ['/uploadbook/:bookId', { open: ({ draft }) => `/uploadbook/${draft}` }],
    ['/uploadbook/:bookId?step=about', { open: ({ draft }) => `/uploadbook/${draft}?step=about` }],
    ['/uploadbook/:bookId?step=preview', { open: ({ draft }) => `/uploadbook/${draft}?step=preview` }],
    '/',
    '/canva/',
  ),
  ...here('content', 'teacher')(
    '/uploadcontent',
    ['/uploadcontent/:resourceId', { open: ({ ownPiece }) => `/uploadcontent/${ownPiece}` }],
    '/resources',
    ['/resources/:resourceId', { open: ({ piece }) => `/resources/${piece}` }],
  ),
  ...here('content', 'student')('/resources'),
  ...here('content', 'head')('/admin/resources'),
  ...here('content', 'team')('/admin-panel/resources'),
  ...here('schools', 'head')(
    ['/admin', { leadsTo: /\/admin\/dashboard$/ }],
    '/admin/dashboard',
    '/admin/set-up',
    '/admin/school-modes',
    '/admin/inbox',
    '/admin/pages',
    '/admin/tour-times',
  ),
  ...here('catalog', 'head')(
    '/admin/books',
    '/admin/book-categories',
    '/admin/add-book-category',
    '/admin/book-reviews',
    '/admin/book-monitoring',
    '/admin/book-monitoring?view=list',
    '/admin/book-monitoring?view=platform',
    '/admin/books-dashboard',
    '/admin/book-imports',
    '/admin/book-twins',
    '/admin/book',
    ['/admin/book/:bookId', { open: ({ bookId }) => `/admin/book/${bookId}` }],
    ['/admin/view-book/:bookId', { open: ({ bookId }) => `/admin/view-book/${bookId}` }],
  ),
  ...here('catalog', 'teacher')('/account/reading-apps'),
  ...here('identity', 'head')(
    ['/dashboard', { leadsTo: /\/admin\/dashboard$/ }],
    '/admin/users',
    '/admin/adduser',
    ['/admin/adduser/:userId', { open: ({ person }) => `/admin/adduser/${person}` }],
    ['/admin/users/:userId', { open: ({ person }) => `/admin/users/${person}` }],
    '/admin/classes',
    '/admin/addclass',
    ['/admin/addclass/:classId', { open: ({ classId }) => `/admin/addclass/${classId}` }],
    ['/admin/class-students/:classId', { open: ({ classId }) => `/admin/class-students/${classId}` }],
    '/admin/invitations',
    '/admin/guardians',
    '/admin/data-requests',
    '/admin/audit',
    '/admin/sign-in',
  ),
  ...here('schools', 'team')(
    ['/admin-panel', { leadsTo: /\/admin-panel\/dashboard$/ }],
    '/admin-panel/dashboard',
    '/admin-panel/all-tenants',
    '/admin-panel/tenant/:tenantId?',
    ['/admin-panel/tenant/:id', { open: ({ school }) => `/admin-panel/tenant/${school}` }],
    '/admin-panel/modes',
    '/admin-panel/inbox',
    '/admin-panel/pages',
    '/admin-panel/tour-times',
  ),
  ...here('content', 'head')('/admin/libraries', [
    '/admin/libraries/:libraryId',
    { open: () => '/admin/libraries/new' },
  ]),
  ...here('catalog', 'team')('/admin-panel/dear-world-book'),
  ...here('content', 'team')('/admin-panel/libraries', [
    '/admin-panel/libraries/:libraryId',
    { open: () => '/admin-panel/libraries/new' },
  ]),
  ...here('content', 'head')('/admin/films', ['/admin/films/:filmId', { open: () => '/admin/films/new' }]),
  ...here('content', 'team')(
    '/admin-panel/experiments',
    '/admin-panel/experiment/:slug?',
    '/admin-panel/films',
    ['/admin-panel/films/:filmId', { open: () => '/admin-panel/films/new' }],
  ),
  ...here('identity', 'team')(
    '/admin-panel/user-dashboard',
    '/admin-panel/users-dashboard',
    '/admin-panel/user',
    ['/admin-panel/user/:userId', { open: ({ person }) => `/admin-panel/user/${person}` }],
    ['/admin-panel/userprofile/:userId', { open: ({ person }) => `/admin-panel/userprofile/${person}` }],
    '/admin-panel/all-users',
    '/admin-panel/students',
    '/admin-panel/teachers',
    '/admin-panel/audit',
    '/admin-panel/superpower-teacher',
    '/admin-panel/superpower-parent',
  ),
  ...here('catalog', 'team')(
    '/admin-panel/all-books',
    '/admin-panel/all-book-categories',
    '/admin-panel/book-category',
    '/admin-panel/books-dashboard',
    '/admin-panel/book-monitoring',
    '/admin-panel/book-monitoring?view=list',
    '/admin-panel/book-imports',
    '/admin-panel/book-twins',
    '/admin-panel/book',
    ['/admin-panel/book/:bookId', { open: ({ bookId }) => `/admin-panel/book/${bookId}` }],
    ['/admin-panel/view-book', { leadsTo: /book-monitoring$/ }],
    ['/admin-panel/view-book/:bookId', { open: ({ bookId }) => `/admin-panel/view-book/${bookId}` }],
  ),
];

const NO_IDS: Ids = {
  book: '',
  bookId: '',
  classId: '',
  student: '',
  school: '',
  person: '',
  story: '',
  list: '',
  draft: '',
  piece: '',
  ownPiece: '',
};

/** What anybody may read without signing in: it stands in every language, on the narrowest screen. */
export const PUBLIC: string[] = [
  '/library',
  '/register',
  '/login-or-register',
  '/demo',
  '/canva/',
  ...HERE.filter(({ owner, as }) => owner === 'content' && as === 'visitor').map(
    ({ path, open }) => open?.(NO_IDS) ?? path.replace(/\/:\w+\?/g, ''),
  ),
].filter((path) => path !== '/nobody-lives-here');

const toCome = (owner: Area, ...paths: string[]): { path: string; owner: Area }[] =>
  paths.map((path) => ({ path, owner }));

/** What the specification names and no screen answers yet. */
export const TO_COME: { path: string; owner: Area }[] = [
  ...toCome(
    'learning',
    '/courses',
    '/course/some-course',
    '/hubs',
    '/hubs/some-hub',
    '/hubs/some-course/chapter/lesson',
    '/live',
    '/webinar/some-webinar',
    '/sdgs',
    '/challenges',
    '/challenges/write-a-letter-and-change-the-world-with-pencil',
    '/sdg-challenge/some-challenge',
    '/comprehension-corner/some-book',
    '/teacher-training',
    '/teacher-training-course/some-course',
    '/certificate/1',
    '/certificates/1',
  ),
  ...toCome('catalog', '/admin-panel/email-monitoring'),
  ...toCome(
    'commerce',
    '/checkout',
    '/cart',
    '/trackorder/1',
    '/invoice/order/1',
    '/paypal-payment/success',
    '/phonepe-payment/success',
    '/stripe-payment/success',
    '/paypal-payment/failed',
    '/paypal-payment/cancel',
    '/phonepe-payment/failed',
    '/phonepe-payment/cancel',
    '/stripe-payment/failed',
    '/stripe-payment/cancel',
    '/admin-panel/payment-history',
    '/admin-panel/orders',
  ),
  ...toCome(
    'giving',
    '/projects',
    '/charity-projects/some-project',
    '/charities',
    '/charities/1',
    '/admin/charities',
    '/admin/addcharities',
    '/admin/donations',
    '/admin-panel/charities-dashboard',
    '/admin-panel/charity',
    '/admin-panel/all-charities',
    '/admin-panel/all-projects',
    '/admin-panel/donations',
    '/admin-panel/project',
    '/admin-panel/project-details-view/1',
    '/admin-panel/charity-details-view/1',
  ),
];
