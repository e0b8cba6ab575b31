import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'hubs', order: 46, name: 'School hubs', type: 'hub', one: 'School hub', icon: 'globe' },
];
