import { canWriteStories } from '../../../api/session.ts';
import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { storyReviewQueue } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: storyReviewQueue,
      title: 'Stories to read',
      load: () => import('../review/StoryReviewQueuePage.tsx'),
      allow: canWriteStories,
    }),
  ],
};
