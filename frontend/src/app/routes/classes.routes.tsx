import type { RouteObject } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { RequireUser } from '../guards/RequireUser.tsx';
import { paths } from '../paths.ts';
import { page, titled } from './page.tsx';

const list = page(() => import('../../features/classes/pages/ClassesPage.tsx'));
const form = page(() => import('../../features/classes/pages/ClassFormPage.tsx'));
const one = page(() => import('../../features/classes/pages/ClassPage.tsx'));

/** Screens of classes in the area of a school's administrators. */
export const schoolClassRoutes: RouteObject[] = [
  { path: paths.adminClasses, ...titled('Classes'), ...list },
  { path: `${paths.adminAddClass}/:classId?`, ...titled('Class'), ...form },
  { path: `${paths.adminClassStudents}/:classId`, ...titled('Class'), ...one },
];

const teaches = ({ role }: User): boolean => role === 'teacher' || role === 'school_admin';

/** The same for teachers, and what both share: lists of students, and students who were put away. */
export const teachingRoutes: RouteObject[] = [
  {
    lazy: async () => {
      const { WorkLayout } = await import('../layouts/WorkLayout.tsx');
      return {
        element: (
          <RequireUser allow={teaches}>
            <WorkLayout area="school" />
          </RequireUser>
        ),
      };
    },
    errorElement: <RouteError />,
    children: [
      { path: paths.classes, ...titled('My classes'), ...list },
      { path: `${paths.classes}/new`, ...titled('Add a class'), ...form },
      { path: `${paths.classes}/:classId/edit`, ...titled('Edit class'), ...form },
      { path: `${paths.classes}/:classId`, ...titled('Class'), ...one },
      {
        path: paths.classNotes,
        ...titled('Class notes'),
        ...page(() => import('../../features/classes/notes/ClassNotesPage.tsx')),
      },
      {
        path: paths.classWords,
        ...titled('Words'),
        ...page(() => import('../../features/classes/words/ClassWordsPage.tsx')),
      },
      {
        path: paths.readingLists,
        ...titled('Reading lists'),
        ...page(() => import('../../features/lists/desk/ListsPage.tsx')),
      },
      {
        path: `${paths.readingLists}/new`,
        ...titled('Make a reading list'),
        ...page(() => import('../../features/lists/desk/ListFormPage.tsx')),
      },
      {
        path: `${paths.readingLists}/:listId/edit`,
        ...titled('Change the list'),
        ...page(() => import('../../features/lists/desk/ListFormPage.tsx')),
      },
      {
        path: `${paths.readingLists}/poster/:bookId`,
        ...titled('Shelf poster'),
        ...page(() => import('../../features/lists/desk/BookPosterPage.tsx')),
      },
      {
        path: `${paths.readingLists}/:listId/poster`,
        ...titled('Shelf poster'),
        ...page(() => import('../../features/lists/pages/PosterPage.tsx')),
      },
      {
        path: `${paths.readingLists}/:listId/public`,
        ...titled('Open to everybody'),
        ...page(() => import('../../features/lists/desk/OpenListPage.tsx')),
      },
      {
        path: `${paths.readingLists}/:listId`,
        ...titled('Who read what'),
        ...page(() => import('../../features/lists/desk/ListFollowPage.tsx')),
      },
      {
        path: paths.classLetters,
        ...titled('Letters to families'),
        ...page(() => import('../../features/family/pages/ClassLettersPage.tsx')),
      },
      {
        path: paths.studentGuardians,
        ...titled('Guardians'),
        ...page(() => import('../../features/family/pages/StudentGuardiansPage.tsx')),
      },
      {
        path: paths.bulkEnrolment,
        ...titled('Bulk enrolment'),
        ...page(() => import('../../features/roster/pages/BulkEnrolmentPage.tsx')),
      },
      {
        path: `${paths.bulkEnrolment}/:importId`,
        ...titled('Bulk enrolment'),
        ...page(() => import('../../features/roster/pages/RosterImportPage.tsx')),
      },
      {
        path: paths.archivedStudents,
        ...titled('Archived students'),
        ...page(() => import('../../features/classes/pages/ArchivedStudentsPage.tsx')),
      },
    ],
  },
];
