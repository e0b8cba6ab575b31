import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { projects } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'give', order: 10, to: projects, label: t('Projects') },
];
