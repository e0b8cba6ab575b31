import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { emailMonitoring } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'platform',
    group: 'Words',
    order: 15,
    to: emailMonitoring,
    label: t('E-mail monitoring'),
    icon: 'mail',
  },
];
