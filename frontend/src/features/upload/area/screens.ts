import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'teacher')(
    '/uploadbook',
    ['/uploadbook/:bookId', { open: ({ draft }) => `/uploadbook/${draft}` }],
    ['/uploadbook/:bookId?step=about', { open: ({ draft }) => `/uploadbook/${draft}?step=about` }],
    ['/uploadbook/:bookId?step=preview', { open: ({ draft }) => `/uploadbook/${draft}?step=preview` }],
  ),
];
