import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { mayHoldLive } from '../mayHoldLive.ts';
import { live, livePlans } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  {
    place: 'mine',
    order: 30,
    to: live,
    label: t('Live'),
    help: t('Lessons and webinars at a time'),
    art: 'feelings',
  },
  mayHoldLive(user) && {
    place: 'create',
    order: 45,
    to: livePlans,
    label: t('Plan live lessons'),
    help: t('Times, slides and who may come'),
    art: 'feelings',
  },
];
