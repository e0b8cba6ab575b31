import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('commerce', 'head')('/admin/payouts'),
  ...screensOf('commerce', 'team')('/admin-panel/payouts', [
    '/admin-panel/payouts/:payoutId',
    { unopened: 'It needs a payout, which two people make; the demo data has none.' },
  ]),
];
