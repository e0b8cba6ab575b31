import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { upload } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Reading', order: 10, to: upload, label: t('Upload a book'), icon: 'upload' },
  {
    list: 'school',
    group: 'Reading',
    order: 110,
    under: paths.adminBooks,
    to: upload,
    label: t('Upload a book'),
    icon: 'upload',
  },
  { list: 'platform', group: 'Catalogue', order: 110, to: upload, label: t('Upload a book'), icon: 'upload' },
];
