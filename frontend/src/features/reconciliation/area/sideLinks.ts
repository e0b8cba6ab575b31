import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { platformReconciliation } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'platform',
    group: 'Money',
    order: 35,
    to: platformReconciliation,
    label: t('Reconciliation'),
    icon: 'check',
  },
];
