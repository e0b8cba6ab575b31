import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('giving', 'visitor')('/sdgs', ['/sdgs/:goal', { open: () => '/sdgs/4' }]),
];
