import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { dashboard } from './addresses.ts';

/** The dashboard's layout depends on the role, so it has no fixed shell. */
export const visitorRoutes: FramedRoutes = {
  ownPage: [
    {
      ...screen({ path: dashboard, title: 'My day', load: () => import('../pages/DashboardShell.tsx') }),
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('../pages/DashboardPage.tsx')).default }),
        },
      ],
    },
  ],
};
