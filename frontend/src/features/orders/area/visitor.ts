import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { claim, claimCode, invoice, trackOrder } from './addresses.ts';

/** Routes that need no sign-in: the key in the link opens an order and its papers. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: trackOrder, title: 'Your order', load: () => import('../pages/TrackPage.tsx') }),
    screen({ path: claim, title: 'Use a code', load: () => import('../pages/ClaimPage.tsx') }),
    screen({ path: claimCode, title: 'Use a code', load: () => import('../pages/ClaimPage.tsx') }),
    screen({ path: invoice, title: 'Invoice', load: () => import('../pages/InvoicePage.tsx') }),
  ],
};
