import type { HeaderItem } from '../../../app/area.ts';

export const header: HeaderItem[] = [
  {
    order: 20,
    shownTo: (user) => user !== null && user.role !== 'community',
    atWork: true,
    load: () => import('../components/Bell.tsx'),
  },
];
