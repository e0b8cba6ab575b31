import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { charities } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'give', order: 20, to: charities, label: t('Charities') },
];
