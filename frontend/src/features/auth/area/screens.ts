import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'visitor')(
    '/login',
    '/login?step=teacher',
    '/login?step=student',
    '/login?step=community',
    '/login-or-register',
    '/demo',
  ),
  ...screensOf('schools', 'stranger')('/login-or-register', '/login'),
  ...screensOf('identity', 'teacher')(['/logout', { openedBy: 'journeys/sign-in-methods' }]),
];
