import { canWriteStories } from '../../../api/session.ts';
import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { stories } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  canWriteStories(user) && {
    place: 'create',
    order: 10,
    to: stories,
    label: t('Upload Stories'),
    help: t('Write, paint, send to your teacher'),
    art: 'poems',
  },
  user?.role === 'student' && {
    place: 'create',
    order: 11,
    to: `${stories}?put=book`,
    label: t('Put in a book'),
    help: t('A book that you made, as EPUB or PDF'),
    art: 'poems',
  },
];
