import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { emailDetail, emailMonitoring, emailTemplate, emailTemplates, suppressionList } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  platform: [
    screen({
      path: emailMonitoring,
      title: 'E-mail monitoring',
      load: () => import('../pages/EmailLogPage.tsx'),
    }),
    screen({
      path: suppressionList,
      parent: emailMonitoring,
      title: 'Stop list',
      load: () => import('../pages/SuppressionPage.tsx'),
    }),
    screen({
      path: emailTemplates,
      parent: emailMonitoring,
      title: 'E-mail templates',
      load: () => import('../pages/EmailTemplatesPage.tsx'),
    }),
    screen({
      path: emailTemplate,
      parent: emailMonitoring,
      title: 'E-mail template',
      load: () => import('../pages/EmailTemplatePage.tsx'),
    }),
    screen({
      path: emailDetail,
      parent: emailMonitoring,
      title: 'E-mail',
      load: () => import('../pages/EmailPage.tsx'),
    }),
  ],
};
