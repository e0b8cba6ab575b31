import type { Ids, Owner, Screen } from '../src/app/area.ts';
import { allScreens } from '../src/app/areas/screens.generated.ts';

export type { Ids, Walker } from '../src/app/area.ts';

/**
 * Every address of the product, who owns it, and whether it exists today. The features declare what exists
 * (`features/<name>/area/screens.ts`); `frontend/src/app/areas/areas.spec.ts` compares the declarations with
 * the router, and `every-route.e2e.ts` opens them.
 */
export type Here = Screen;
export const HERE: Here[] = [
  ...allScreens.flat(),
  { path: '/nobody-lives-here', owner: 'content', as: 'visitor' },
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
  charity: '',
  project: '',
};

/** What anybody may read without signing in: it is checked in every language, on the narrowest screen. */
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

const planned = (owner: Owner, ...paths: string[]): { path: string; owner: Owner }[] =>
  paths.map((path) => ({ path, owner }));

/**
 * Addresses of the specification that had no screen when this was written. An area that gets one declares it in its
 * own folder; `routes.spec.ts` prints those that are still to come.
 */
export const PLANNED: { path: string; owner: Owner }[] = [
  ...planned(
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
  ...planned(
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
