import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminLedger, platformLedger } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Money',
    order: 30,
    under: paths.adminOrders,
    to: adminLedger,
    label: t('Ledger'),
    icon: 'ledger',
  },
  { list: 'platform', group: 'Money', order: 30, to: platformLedger, label: t('Ledger'), icon: 'ledger' },
];
