import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { invoice, trackOrder } from './addresses.ts';

/** Routes that need no sign-in: the key in the link opens an order and its papers. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: trackOrder, title: 'Your order', load: () => import('../pages/TrackPage.tsx') }),
    screen({ path: invoice, title: 'Invoice', load: () => import('../pages/InvoicePage.tsx') }),
  ],
};
