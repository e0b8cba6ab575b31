import { canUpload } from '../../../api/session.ts';
import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { upload } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  canUpload(user) && {
    place: 'create',
    order: 20,
    to: upload,
    label: t('Upload a book'),
    help: t('EPUB or PDF, several at once'),
    art: 'folk-tales',
  },
];
