import { canWriteStories } from '../../../api/session.ts';
import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { dearWorldBook, writeLetter, letterReports, letter } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({
      path: dearWorldBook,
      title: 'Dear World Book',
      load: () => import('../pages/WorldBookPage.tsx'),
    }),
    screen({
      path: writeLetter,
      title: 'Write to the world',
      load: () => import('../pages/WriteLetterPage.tsx'),
      allow: canWriteStories,
    }),
    screen({
      path: letterReports,
      title: 'Reported letters',
      load: () => import('../moderation/LetterReportsPage.tsx'),
      allow: ({ permissions }) => permissions?.includes('letter.moderate') ?? false,
    }),
    screen({ path: letter, title: null, load: () => import('../pages/LetterPage.tsx') }),
  ],
};
