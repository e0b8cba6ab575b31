import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'student')('/dashboard', '/dashboard?option=Money%20I%20Have%20Raised'),
  ...screensOf('identity', 'community')('/dashboard'),
  ...screensOf('identity', 'parent')('/dashboard', '/dashboard?option=Money%20I%20Have%20Raised'),
  ...screensOf('identity', 'teacher')('/dashboard', '/dashboard?option=Money%20I%20Have%20Raised'),
  ...screensOf('schools', 'head')(['/admin', { leadsTo: /\/admin\/dashboard$/ }], '/admin/dashboard'),
  ...screensOf('identity', 'head')(['/dashboard', { leadsTo: /\/admin\/dashboard$/ }]),
  ...screensOf('schools', 'team')(
    ['/admin-panel', { leadsTo: /\/admin-panel\/dashboard$/ }],
    '/admin-panel/dashboard',
  ),
];
