import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'libraries', order: 70, name: 'Libraries', type: 'library', icon: 'home' },
];
