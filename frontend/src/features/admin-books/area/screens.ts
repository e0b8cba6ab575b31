import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'head')(
    '/admin/books',
    '/admin/book-categories',
    '/admin/add-book-category',
    '/admin/book-reviews',
  ),
  ...screensOf('catalog', 'team')(
    '/admin-panel/all-books',
    '/admin-panel/all-book-categories',
    '/admin-panel/book-category',
  ),
];
