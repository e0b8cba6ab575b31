import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('commerce', 'head')('/admin/coupons'),
  ...screensOf('commerce', 'team')('/admin-panel/coupons'),
];
