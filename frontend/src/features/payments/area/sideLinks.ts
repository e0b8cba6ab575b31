import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminPayments, platformPayments } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'Money', order: 20, to: adminPayments, label: t('Payments'), icon: 'card' },
  { list: 'platform', group: 'Money', order: 20, to: platformPayments, label: t('Payments'), icon: 'card' },
];
