import { t } from '../i18n/index.ts';

/** Names and descriptions of the default modes. Texts written by the platform's team are not translated. */
const OURS = [
  'Library',
  'Every shelf, with what is new and featured.',
  'Quiet reading',
  'Your own books and a calm page, nothing else.',
  'Our stories',
  'Books that students made come first.',
  'Learn',
  'Books by reading level, with what you began on top.',
  'Create',
  'Bring books in, and see what became of them.',
  'Science lab',
  'Experiments to try, then books that explain.',
];

/** Name or description of a mode in the interface language. */
export const modeLabels = (text: string): string => (OURS.includes(text) ? t(text) : text);
