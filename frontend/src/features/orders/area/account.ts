import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { orders } from './addresses.ts';

export const accountLinks: AreaAccount = (user) => [
  (user.permissions?.includes('order.place') ?? false) && {
    order: 60,
    phone: 15,
    to: orders,
    label: t('My orders'),
    icon: 'cart',
  },
];
