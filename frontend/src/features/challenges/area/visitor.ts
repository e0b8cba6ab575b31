import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { challenges, letterChallenge, sdgChallenge } from './addresses.ts';

const one = () => import('../pages/ChallengePage.tsx');

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: challenges, title: 'Challenges', load: () => import('../pages/ChallengesPage.tsx') }),
    screen({ path: sdgChallenge, title: null, load: one }),
    screen({ path: letterChallenge, title: null, load: one }),
  ],
};
