import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { platformWorld } from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  platform: [
    screen({
      path: platformWorld,
      title: 'Dear World Book',
      load: () => import('../moderation/WorldBookModerationPage.tsx'),
    }),
  ],
};
