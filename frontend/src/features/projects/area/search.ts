import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'projects', order: 55, name: 'Projects', type: 'project', one: 'Project', icon: 'flag' },
];
