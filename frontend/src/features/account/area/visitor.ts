import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  loginByInvitation,
  register,
  forgot,
  guardianConfirmation,
  resetPassword,
  unsubscribe,
  verification,
  acceptInvitation,
} from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  ownPage: [
    screen({
      path: loginByInvitation,
      title: 'Log in',
      load: () => import('../invitation/LoginByInvitation.tsx'),
    }),
    screen({
      path: register,
      title: 'Create an Account',
      load: () => import('../register/RegisterPage.tsx'),
      guests: true,
    }),
    screen({ path: forgot, title: 'Forgot your password?', load: () => import('../reset/ForgotPage.tsx') }),
    screen({
      path: resetPassword,
      title: 'Choose a new password',
      load: () => import('../reset/ResetPage.tsx'),
    }),
    screen({
      path: verification,
      title: 'Confirm your email',
      load: () => import('../reset/VerificationPage.tsx'),
    }),
    screen({
      path: guardianConfirmation,
      title: 'Permission of a guardian',
      load: () => import('../register/GuardianConfirmationPage.tsx'),
    }),
    screen({
      path: unsubscribe,
      title: 'Stop e-mails',
      load: () => import('../subscription/UnsubscribePage.tsx'),
    }),
    screen({
      path: `${acceptInvitation}/:token?`,
      title: 'Invitation',
      load: () => import('../invitation/InvitationPage.tsx'),
    }),
  ],
};
