import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { User } from '../api/types.ts';
import { createStore, type AppStore } from '../app/store.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';

export const TEACHER: User = {
  id: 'u1',
  first_name: 'Grace',
  last_name: 'Adeyemi',
  email: 'teacher@greenfield.test',
  username: 'grace',
  is_staff: false,
  avatar: null,
  role: 'teacher',
};

/** A store with a signed-in person. */
export const memberStore = (user: User = TEACHER): AppStore =>
  createStore({ session: { phase: 'member', access: 'old-token', user, expired: false } });

/** Renders routes with a store and the toast region, at an address. */
export function renderRoutes(routes: RouteObject[], at: string, store: AppStore = createStore()) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const result: RenderResult = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastRegion />
    </Provider>,
  );
  return { ...result, router, store };
}
