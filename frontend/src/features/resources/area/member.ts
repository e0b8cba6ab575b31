import type { RouteObject } from 'react-router-dom';
import { canUpload } from '../../../api/session.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { uploadContent, resources, resource } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: uploadContent,
    title: 'Upload for lessons',
    load: () => import('../authoring/MyResourcesPage.tsx'),
    allow: canUpload,
  }),
  screen({
    path: `${uploadContent}/:resourceId`,
    title: 'Upload for lessons',
    load: () => import('../authoring/WizardPage.tsx'),
    allow: canUpload,
  }),
  screen({
    path: resources,
    title: 'To learn with',
    load: () => import('../pages/ResourcesPage.tsx'),
    allow: () => true,
  }),
  screen({ path: resource, title: null, load: () => import('../pages/ResourcePage.tsx'), allow: () => true }),
];
