import type { NonIndexRouteObject } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import { GuestOnly } from '../guards/GuestOnly.tsx';
import { RequireUser } from '../guards/RequireUser.tsx';
import { openScreen, type OpenScreen } from './page.tsx';

interface GuardedScreen extends OpenScreen {
  /** Who may open it; visitors are redirected to sign in first. Without it everybody may, or the layout decides. */
  allow?: (user: User) => boolean;
  /** For visitors only: signed-in people are redirected. */
  guests?: boolean;
}

/** The route of a screen. */
export function screen({ allow, guests = false, ...screen }: GuardedScreen): NonIndexRouteObject {
  const route = openScreen(screen);
  if (!allow && !guests) return route;
  return {
    ...route,
    lazy: async () => {
      const { default: Page } = await screen.load();
      return {
        element: allow ? (
          <RequireUser allow={allow}>
            <Page />
          </RequireUser>
        ) : (
          <GuestOnly>
            <Page />
          </GuestOnly>
        ),
      };
    },
  };
}
