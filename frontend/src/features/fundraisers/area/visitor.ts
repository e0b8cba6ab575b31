import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { oneFundraiser } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [screen({ path: oneFundraiser, title: null, load: () => import('../pages/FundraiserPage.tsx') })],
};
