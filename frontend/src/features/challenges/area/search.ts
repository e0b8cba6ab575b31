import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'challenges', order: 47, name: 'Challenges', type: 'challenge', one: 'Challenge', icon: 'star' },
];
