import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminResources, platformResources } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminResources,
      title: 'Put in for lessons',
      load: () => import('../moderation/ResourceModerationPage.tsx'),
    }),
    screen({
      path: `${adminResources}/:resourceId`,
      parent: adminResources,
      title: 'Put in for lessons',
      load: () => import('../moderation/ModeratedResourcePage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformResources,
      title: 'Put in for lessons',
      load: () => import('../moderation/ResourceModerationPage.tsx'),
    }),
    screen({
      path: `${platformResources}/:resourceId`,
      parent: platformResources,
      title: 'Put in for lessons',
      load: () => import('../moderation/ModeratedResourcePage.tsx'),
    }),
  ],
};
