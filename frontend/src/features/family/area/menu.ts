import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { family, myConsents } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'parent' && {
    place: 'mine',
    order: 30,
    to: family,
    label: t('My family'),
    help: t('Reading and consents'),
    art: 'feelings',
  },
  user?.role === 'student' && {
    place: 'mine',
    order: 50,
    to: myConsents,
    label: t('My family'),
    help: t('What my family allows'),
    art: 'other',
  },
];
