import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { liveRoom } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: liveRoom,
    title: null,
    load: () => import('../room/LiveRoomPage.tsx'),
    allow: () => true,
  }),
];
