import type { AreaAccount } from '../../../app/area.ts';
import { canUpload } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { upload } from './addresses.ts';

export const accountLinks: AreaAccount = (user) => [
  canUpload(user) && { order: 40, to: upload, label: t('Upload a book'), icon: 'upload' },
];
