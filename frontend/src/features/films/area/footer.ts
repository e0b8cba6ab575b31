import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { films } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'books', order: 40, to: films, label: t('Impact films') },
];
