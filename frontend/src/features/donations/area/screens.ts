import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('giving', 'visitor')(
    ['/charity-projects/:project/give', { open: () => '/charity-projects/a-reading-room-by-the-lake/give' }],
    ['/charities/:charity/give', { open: () => '/charities/one-lamp/give' }],
    ['/gifts/monthly/:monthlyId', { unopened: 'A monthly gift is opened by the key in its link' }],
    ['/sponsor-payments/:paymentId', { unopened: 'What a sponsor pays is opened by the key in its link' }],
    ['/gifts/:donationId', { unopened: 'A gift is opened by the key in its link' }],
  ),
  ...screensOf('giving', 'parent')('/account/gifts'),
  ...screensOf('giving', 'head')('/admin/donations'),
  ...screensOf('giving', 'team')('/admin-panel/donations'),
];
