import { may } from '@bookgrove/contract';
import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { accountPrivacy } from './addresses.ts';

export const accountLinks: AreaAccount = ({ role }) => [
  may(role, 'data.ask') && { order: 110, phone: 30, to: accountPrivacy, label: t('Your data'), icon: 'file' },
];
