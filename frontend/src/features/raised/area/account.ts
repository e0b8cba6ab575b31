import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { moneyRaised } from './addresses.ts';

const RAISERS = ['student', 'teacher', 'parent'];

export const accountLinks: AreaAccount = ({ role }) => [
  RAISERS.includes(role) && {
    order: 65,
    phone: 16,
    to: moneyRaised,
    label: t('Money I Have Raised'),
    icon: 'coins',
  },
];
