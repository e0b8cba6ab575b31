import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { mayCheckWork, mayMakeChallenges } from '../mayMakeChallenges.ts';
import { challengeDesk, challengeEditor, challengeWork } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: challengeWork,
      title: 'Challenge entries',
      load: () => import('../work/ChallengeWorkPage.tsx'),
      allow: mayCheckWork,
    }),
    screen({
      path: challengeDesk,
      parent: challengeWork,
      title: 'Make challenges',
      load: () => import('../work/ChallengeDeskPage.tsx'),
      allow: mayMakeChallenges,
    }),
    screen({
      path: challengeEditor,
      parent: challengeDesk,
      title: 'Challenge',
      load: () => import('../work/ChallengeEditorPage.tsx'),
      allow: mayMakeChallenges,
    }),
  ],
};
