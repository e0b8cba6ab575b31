import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { bookQuiz, comprehensionCorner } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({
      path: comprehensionCorner,
      title: 'Comprehension corner',
      load: () => import('../pages/CornerPage.tsx'),
    }),
    screen({ path: bookQuiz, title: null, load: () => import('../pages/QuizPage.tsx') }),
  ],
};
