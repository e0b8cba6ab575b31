import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { library, libraryPath } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'books', order: 10, to: library, label: t('All books') },
  { column: 'books', order: 20, to: libraryPath({ featured: 'true' }), label: t('Featured') },
];
