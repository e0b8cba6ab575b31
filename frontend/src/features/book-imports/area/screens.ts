import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'head')('/admin/book-imports', '/admin/book-twins', '/admin/book', [
    '/admin/book/:bookId',
    { open: ({ bookId }) => `/admin/book/${bookId}` },
  ]),
  ...screensOf('catalog', 'team')(
    '/admin-panel/book-imports',
    '/admin-panel/book-twins',
    '/admin-panel/book',
    ['/admin-panel/book/:bookId', { open: ({ bookId }) => `/admin-panel/book/${bookId}` }],
  ),
  ...screensOf('catalog', 'head')(['/admin/book-imports/:importId', { openedBy: 'journeys/book-imports' }]),
  ...screensOf(
    'catalog',
    'team',
  )(['/admin-panel/book-imports/:importId', { openedBy: 'journeys/book-imports' }]),
];
