import type { AreaSetup } from '../../../app/area.ts';
import { upload } from './addresses.ts';

export const setup: AreaSetup = {
  books: {
    name: 'A first book of the school’s own',
    why: 'EPUB or PDF; the platform’s books are there already.',
    to: upload,
    label: 'Upload a book',
  },
};
