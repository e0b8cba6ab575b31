import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'charities', order: 50, name: 'Charities', type: 'charity', one: 'Charity', icon: 'heart' },
];
