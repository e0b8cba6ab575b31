import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import * as at from './addresses.ts';

const returned = (path: string) =>
  screen({ path, title: 'Your payment', load: () => import('../pages/ResultPage.tsx') });

/** The checkout, three addresses of success, and six that share the screen of a payment that did not go through. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: at.checkout, title: 'Checkout', load: () => import('../pages/CheckoutPage.tsx') }),
    returned(at.stripeSuccess),
    returned(at.paypalSuccess),
    returned(at.phonepeSuccess),
    returned(at.stripeFailed),
    returned(at.stripeCancel),
    returned(at.paypalFailed),
    returned(at.paypalCancel),
    returned(at.phonepeFailed),
    returned(at.phonepeCancel),
  ],
};
