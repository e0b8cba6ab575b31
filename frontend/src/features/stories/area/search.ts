import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'stories', order: 20, name: 'Stories', type: 'story', one: 'Story by students', icon: 'read' },
];
