import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'books', order: 10, name: 'Books', type: 'book', one: 'Book', icon: 'read' },
];
