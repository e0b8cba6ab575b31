import { may } from '@bookgrove/contract';
import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { readingLog } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'student' &&
    may(user.role, 'reading.record') && {
      place: 'mine',
      order: 25,
      to: readingLog,
      label: t('My reading'),
      help: t('Books and minutes, day by day'),
      art: 'journeys',
    },
];
