import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf(
    'giving',
    'visitor',
  )(['/fundraisers/:slug', { open: () => '/fundraisers/beech-class-fills-a-shelf' }]),
  ...screensOf('giving', 'teacher')('/fundraiser-pages'),
];
