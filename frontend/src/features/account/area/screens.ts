import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'visitor')(
    '/register',
    '/resetpasswordemail',
    '/password-reset-confirm/',
    '/verification/',
    '/guardian-confirmation/',
    '/unsubscribe',
    '/accept-invitation/:token?',
    ['/login/:token', { open: () => '/login/ABCDEFGHIJKLMNOPQRSTUV' }],
  ),
  ...screensOf('schools', 'stranger')('/register'),
  ...screensOf('identity', 'student')('/account', '/account/devices'),
  ...screensOf('identity', 'community')('/account/devices'),
  ...screensOf('identity', 'parent')('/account', '/account/security'),
  ...screensOf('catalog', 'teacher')('/account/reading-apps'),
  ...screensOf('identity', 'head')('/admin/invitations'),
  ...screensOf('content', 'head')('/admin/profile'),
];
