import { canUpload } from '../../../api/session.ts';
import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminResources, platformResources, uploadContent } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: uploadContent,
      title: 'Upload for lessons',
      load: () => import('../authoring/MyResourcesPage.tsx'),
      allow: canUpload,
    }),
    screen({
      path: `${uploadContent}/:resourceId`,
      parent: uploadContent,
      title: 'Upload for lessons',
      load: () => import('../authoring/WizardPage.tsx'),
      allow: canUpload,
    }),
  ],
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
