import { t } from '../i18n/index.ts';

/** What the modes of every installation are called and say. What the platform's team wrote stays in its words. */
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

/** A name or a description of a mode in the reader's language. */
export const modeWords = (text: string): string => (OURS.includes(text) ? t(text) : text);
