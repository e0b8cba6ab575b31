import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { experiments, experiment } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: experiments, title: 'Experiments', load: () => import('../pages/ExperimentsPage.tsx') }),
    screen({ path: experiment, title: null, load: () => import('../pages/ExperimentPage.tsx') }),
  ],
};
