import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { CONTENT_PAGES } from '../slugs.ts';
import { report, tour, test } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    ...Object.keys(CONTENT_PAGES).map((slug) =>
      screen({ path: `/${slug}`, title: null, load: () => import('../pages/ContentPage.tsx') }),
    ),
    screen({ path: report, title: 'Report a problem', load: () => import('../pages/ReportPage.tsx') }),
    screen({ path: tour, title: 'Request a tour', load: () => import('../pages/TourPage.tsx') }),
    screen({ path: test, title: 'Check this device', load: () => import('../pages/DevicePage.tsx') }),
  ],
};
