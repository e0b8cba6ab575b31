import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { cart } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [screen({ path: cart, title: 'Your cart', load: () => import('../pages/CartPage.tsx') })],
};
