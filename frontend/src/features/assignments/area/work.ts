import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { gradebook, givenWork, helpBoard } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  teaching: [
    screen({ path: givenWork, title: 'Given work', load: () => import('../teacher/GivenWorkPage.tsx') }),
    screen({
      path: helpBoard,
      title: 'Who needs help, on what',
      load: () => import('../teacher/HelpBoardPage.tsx'),
    }),
    screen({ path: gradebook, title: 'Gradebook', load: () => import('../teacher/GradebookPage.tsx') }),
  ],
};
