import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError.tsx';
import { GuestOnly } from '../guards/GuestOnly.tsx';
import { paths } from '../paths.ts';
import { contentRoutes } from './content.routes.tsx';
import { page, titled } from './page.tsx';

/** Screens between header and footer. */
export const shellRoutes: RouteObject[] = [
  {
    path: paths.search,
    ...titled('Search'),
    ...page(() => import('../../features/search/pages/SearchPage.tsx')),
  },
  ...contentRoutes,
];

/** Screens that are a page of their own. */
export const ownPageRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    ...titled('Dashboard'),
    errorElement: <RouteError />,
    ...page(() => import('../../features/dashboard/pages/DashboardShell.tsx')),
    children: [{ index: true, ...page(() => import('../../features/dashboard/pages/DashboardPage.tsx')) }],
  },
  {
    errorElement: <RouteError />,
    children: [
      {
        path: paths.login,
        ...titled('Log in'),
        lazy: async () => {
          const { default: LoginPage } = await import('../../features/auth/pages/LoginPage.tsx');
          return {
            element: (
              <GuestOnly>
                <LoginPage />
              </GuestOnly>
            ),
          };
        },
      },
      {
        path: paths.loginOrRegister,
        ...titled('Log in'),
        lazy: async () => {
          const { default: ChoicePage } = await import('../../features/auth/pages/ChoicePage.tsx');
          return {
            element: (
              <GuestOnly>
                <ChoicePage />
              </GuestOnly>
            ),
          };
        },
      },
      {
        path: paths.loginByInvitation,
        ...titled('Log in'),
        ...page(() => import('../../features/account/invitation/LoginByInvitation.tsx')),
      },
      {
        path: paths.register,
        ...titled('Create an Account'),
        lazy: async () => {
          const { default: RegisterPage } = await import('../../features/account/register/RegisterPage.tsx');
          return {
            element: (
              <GuestOnly>
                <RegisterPage />
              </GuestOnly>
            ),
          };
        },
      },
      {
        path: paths.forgot,
        ...titled('Forgot your password?'),
        ...page(() => import('../../features/account/reset/ForgotPage.tsx')),
      },
      {
        path: paths.resetPassword,
        ...titled('Choose a new password'),
        ...page(() => import('../../features/account/reset/ResetPage.tsx')),
      },
      {
        path: paths.verification,
        ...titled('Confirm your email'),
        ...page(() => import('../../features/account/reset/VerificationPage.tsx')),
      },
      {
        path: `${paths.acceptInvitation}/:token?`,
        ...titled('Invitation'),
        ...page(() => import('../../features/account/invitation/InvitationPage.tsx')),
      },
      {
        path: paths.viewAs,
        ...titled('Viewing as somebody'),
        ...page(() => import('../../features/viewing/pages/ViewAsPage.tsx')),
      },
      {
        path: paths.logout,
        ...titled('Log out'),
        ...page(() => import('../../features/auth/pages/LogoutPage.tsx')),
      },
    ],
  },
];
