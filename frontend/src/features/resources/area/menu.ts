import { canUpload } from '../../../api/session.ts';
import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { resources, uploadContent } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  canUpload(user) && {
    place: 'create',
    order: 30,
    to: uploadContent,
    label: t('Upload for lessons'),
    help: t('Films, slides, worksheets'),
    art: 'science',
  },
  user && {
    place: 'mine',
    order: 20,
    to: resources,
    label: t('To learn with'),
    help: t('Slides, worksheets, sounds'),
    art: 'science',
  },
];
