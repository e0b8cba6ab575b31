import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { orders } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: orders,
    title: 'My orders',
    load: () => import('../pages/OrdersPage.tsx'),
    allow: (user) => user.permissions?.includes('order.place') ?? false,
  }),
];
