import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'visitor')('/', '/library', '/library?search=cat', [
    '/library/:id',
    { open: ({ book }) => `/library/${book}` },
  ]),
  ...screensOf('schools', 'stranger')('/'),
  ...screensOf('catalog', 'student')('/', ['/library/:id', { open: ({ book }) => `/library/${book}` }]),
  ...screensOf('identity', 'community')('/'),
  ...screensOf('catalog', 'teacher')('/'),
];
