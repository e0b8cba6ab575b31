import type { AreaFooter } from '../../../app/area.ts';
import { canUpload } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { upload } from './addresses.ts';

export const footerLinks: AreaFooter = ({ user }) => [
  canUpload(user) && { column: 'account', order: 10, to: upload, label: t('Upload a book') },
];
