import type { HeaderItem } from '../../../app/area.ts';
import { keepsCart } from '../../../shared/cart/keepsCart.ts';

export const header: HeaderItem[] = [
  {
    order: 10,
    shownTo: (user) => user === null || keepsCart(user),
    load: () => import('../components/CartLink.tsx'),
  },
];
