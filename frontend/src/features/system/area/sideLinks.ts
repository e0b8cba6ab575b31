import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { queues, systemHealth } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'platform', group: 'System', order: 10, to: queues, label: t('Queues'), icon: 'archive' },
  {
    list: 'platform',
    group: 'System',
    order: 20,
    to: systemHealth,
    label: t('System health'),
    icon: 'device',
  },
];
