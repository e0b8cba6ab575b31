import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminClasses,
  adminAddClass,
  adminClassStudents,
  classes,
  classNotes,
  classWords,
  archivedStudents,
} from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminClasses, title: 'Classes', load: () => import('../pages/ClassesPage.tsx') }),
    screen({
      path: `${adminAddClass}/:classId?`,
      parent: adminClasses,
      title: 'Class',
      load: () => import('../pages/ClassFormPage.tsx'),
    }),
    screen({
      path: `${adminClassStudents}/:classId`,
      parent: adminClasses,
      title: 'Class',
      load: () => import('../pages/ClassPage.tsx'),
    }),
  ],
  teaching: [
    screen({ path: classes, title: 'My classes', load: () => import('../pages/ClassesPage.tsx') }),
    screen({
      path: `${classes}/new`,
      parent: classes,
      title: 'Add a class',
      load: () => import('../pages/ClassFormPage.tsx'),
    }),
    screen({
      path: `${classes}/:classId/edit`,
      parent: classes,
      title: 'Edit class',
      load: () => import('../pages/ClassFormPage.tsx'),
    }),
    screen({
      path: `${classes}/:classId`,
      parent: classes,
      title: 'Class',
      load: () => import('../pages/ClassPage.tsx'),
    }),
    screen({ path: classNotes, title: 'Class notes', load: () => import('../notes/ClassNotesPage.tsx') }),
    screen({ path: classWords, title: 'Words', load: () => import('../vocabulary/ClassWordsPage.tsx') }),
    screen({
      path: archivedStudents,
      title: 'Archived students',
      load: () => import('../pages/ArchivedStudentsPage.tsx'),
    }),
  ],
};
