import type { SearchKind } from '../../../app/area.ts';

export const searchKinds: SearchKind[] = [
  { group: 'courses', order: 45, name: 'Courses', type: 'course', one: 'Course', icon: 'list' },
];
