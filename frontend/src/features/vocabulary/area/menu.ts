import { may } from '@bookgrove/contract';
import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { myWords } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'student' &&
    may(user.role, 'reading.record') && {
      place: 'mine',
      order: 27,
      to: myWords,
      label: t('My words'),
      help: t('Words that you saved while reading'),
      art: 'poems',
    },
];
