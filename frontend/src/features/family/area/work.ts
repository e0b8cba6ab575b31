import type { WorkRoutes } from '../../../app/area.ts';
import { classes } from '../../../app/paths.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { classFamilies, classLetters, studentGuardians, adminGuardians } from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  teaching: [
    screen({
      path: classLetters,
      parent: classes,
      title: 'Letters to families',
      load: () => import('../pages/ClassLettersPage.tsx'),
    }),
    screen({
      path: classFamilies,
      parent: classes,
      title: 'Write to parents',
      load: () => import('../pages/WriteToFamiliesPage.tsx'),
    }),
    screen({
      path: studentGuardians,
      parent: classes,
      title: 'Guardians',
      load: () => import('../pages/StudentGuardiansPage.tsx'),
    }),
  ],
  school: [
    screen({
      path: adminGuardians,
      title: 'Guardians',
      load: () => import('../pages/PendingGuardiansPage.tsx'),
    }),
  ],
};
