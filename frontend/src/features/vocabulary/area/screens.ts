import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'student')('/my-words'),
  ...screensOf(
    'catalog',
    'teacher',
  )(['/my-words?person=', { open: ({ student }) => `/my-words?person=${student}` }]),
];
