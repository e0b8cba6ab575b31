import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('commerce', 'head')('/admin/royalty-rules'),
  ...screensOf('commerce', 'team')('/admin-panel/royalty-rules'),
];
