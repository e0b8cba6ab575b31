import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'student')(['/list/:listId', { open: ({ list }) => `/list/${list}` }]),
  ...screensOf('catalog', 'teacher')(
    '/reading-lists',
    '/reading-lists/new',
    ['/reading-lists/:listId', { open: ({ list }) => `/reading-lists/${list}` }],
    ['/reading-lists/:listId/edit', { open: ({ list }) => `/reading-lists/${list}/edit` }],
    ['/reading-lists/poster/:bookId', { open: ({ book }) => `/reading-lists/poster/${book}` }],
    ['/reading-lists/:listId/public', { open: ({ list }) => `/reading-lists/${list}/public` }],
    ['/reading-lists/:listId/poster', { open: ({ list }) => `/reading-lists/${list}/poster` }],
  ),
];
