import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { family, myConsents } from './addresses.ts';

export const accountLinks: AreaAccount = ({ role }) => [
  role === 'parent' && { order: 20, to: family, label: t('My family'), icon: 'people' },
  role === 'student' && { order: 20, to: myConsents, label: t('My family'), icon: 'people' },
];
