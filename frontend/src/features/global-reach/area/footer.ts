import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { globalReach } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'about', order: 30, to: globalReach, label: t('Where we read') },
];
