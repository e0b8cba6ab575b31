import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { libraryPath } from './addresses.ts';

/** The shelf of the books that were bought for the person. */
export const accountLinks: AreaAccount = (user) => [
  user.permissions?.includes('cart.keep') && {
    order: 25,
    phone: 90,
    to: libraryPath({ owned: 'true' }),
    label: t('Bought books'),
    icon: 'shelf',
  },
];
