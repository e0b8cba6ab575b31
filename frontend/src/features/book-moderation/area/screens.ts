import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'head')(
    '/admin/book-monitoring',
    '/admin/book-monitoring?view=list',
    '/admin/book-monitoring?view=platform',
    '/admin/books-dashboard',
    ['/admin/view-book/:bookId', { open: ({ bookId }) => `/admin/view-book/${bookId}` }],
  ),
  ...screensOf('catalog', 'team')(
    '/admin-panel/books-dashboard',
    '/admin-panel/book-monitoring',
    '/admin-panel/book-monitoring?view=list',
    ['/admin-panel/view-book', { leadsTo: /book-monitoring$/ }],
    ['/admin-panel/view-book/:bookId', { open: ({ bookId }) => `/admin-panel/view-book/${bookId}` }],
  ),
];
