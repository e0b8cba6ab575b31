import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'student')('/reading-log'),
  ...screensOf(
    'catalog',
    'teacher',
  )(['/reading-log?person=', { open: ({ student }) => `/reading-log?person=${student}` }]),
];
