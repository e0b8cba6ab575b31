import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError.tsx';
import { RootLayout } from '../RootLayout.tsx';
import { Splash } from '../../ui/Splash.tsx';
import { adminRoutes } from './admin.routes.tsx';
import { teachingRoutes } from './classes.routes.tsx';
import { publicRoutes } from './public.routes.tsx';

/** The whole app. Every screen is a chunk of its own, loaded when its route is. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Splash />,
    children: [...publicRoutes, ...teachingRoutes, ...adminRoutes],
  },
];

export const createRouter = () => createBrowserRouter(routes);
