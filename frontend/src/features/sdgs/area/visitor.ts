import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { goal, goals } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: goals, title: '17 goals for a good world', load: () => import('../pages/GoalsPage.tsx') }),
    screen({ path: goal, title: null, load: () => import('../pages/GoalPage.tsx') }),
  ],
};
