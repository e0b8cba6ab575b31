import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { demo, login, loginOrRegister, logout } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [screen({ path: demo, title: 'Demo', load: () => import('../pages/DemoPage.tsx') })],
  ownPage: [
    screen({ path: login, title: 'Log in', load: () => import('../pages/LoginPage.tsx'), guests: true }),
    screen({
      path: loginOrRegister,
      title: 'Log in',
      load: () => import('../pages/ChoicePage.tsx'),
      guests: true,
    }),
    screen({ path: logout, title: 'Log out', load: () => import('../pages/LogoutPage.tsx') }),
  ],
};
