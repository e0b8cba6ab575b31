import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { platformProjectDetails, platformProjectForm, platformProjects } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  platform: [
    screen({
      path: platformProjects,
      title: 'Projects',
      load: () => import('../administration/AllProjectsPage.tsx'),
    }),
    screen({
      path: platformProjectForm,
      parent: platformProjects,
      title: 'Project',
      load: () => import('../administration/ProjectFormPage.tsx'),
    }),
    screen({
      path: platformProjectDetails,
      parent: platformProjects,
      title: 'Project',
      load: () => import('../administration/ProjectDetailsPage.tsx'),
    }),
  ],
};
