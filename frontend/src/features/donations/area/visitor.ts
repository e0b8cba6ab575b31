import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { gift, giveToCharity, giveToProject, monthlyGift, sponsorPayment } from './addresses.ts';

const give = (path: string) => screen({ path, title: 'Give', load: () => import('../pages/GivePage.tsx') });

/** The page on which a gift is made, and that of a gift, which the key in its link opens. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    give(giveToProject),
    give(giveToCharity),
    screen({
      path: monthlyGift,
      title: 'Your monthly gift',
      load: () => import('../pages/MonthlyGiftPage.tsx'),
    }),
    screen({
      path: sponsorPayment,
      title: 'Gifts that you doubled',
      load: () => import('../pages/SponsorPaymentPage.tsx'),
    }),
    screen({ path: gift, title: 'Your gift', load: () => import('../pages/GiftPage.tsx') }),
  ],
};
