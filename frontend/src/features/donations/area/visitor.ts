import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { gift, giveToCharity } from './addresses.ts';

/** The page on which a gift is made, and that of a gift, which the key in its link opens. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: giveToCharity, title: 'Give', load: () => import('../pages/GivePage.tsx') }),
    screen({ path: gift, title: 'Your gift', load: () => import('../pages/GiftPage.tsx') }),
  ],
};
