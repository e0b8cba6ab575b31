import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('giving', 'visitor')(
    ['/charity-projects/:project/give', { unopened: 'The demo data has no project yet' }],
    ['/charities/:charity/give', { unopened: 'The demo data has no charity yet' }],
    ['/gifts/:donationId', { unopened: 'A gift is opened by the key in its link' }],
  ),
  ...screensOf('giving', 'parent')('/account/gifts'),
  ...screensOf('giving', 'head')('/admin/donations'),
  ...screensOf('giving', 'team')('/admin-panel/donations'),
];
