import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('commerce', 'visitor')(
    ['/trackorder/:number', { open: () => '/trackorder/BG-0000-0000' }],
    '/claim',
    ['/claim/:code', { unopened: 'the demo has no code that is not used' }],
    ['/invoice/:type/:documentId', { open: () => '/invoice/order/BG-0000-0000' }],
  ),
  ...screensOf('commerce', 'parent')('/orders'),
];
