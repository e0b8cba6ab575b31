import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { experiments } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'books', order: 30, to: experiments, label: t('Experiments') },
];
