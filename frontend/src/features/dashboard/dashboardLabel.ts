import type { User } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';

/** Administrators have a dashboard; everybody else has a day. */
export const dashboardLabel = ({ role }: User): string =>
  role === 'school_admin' || role === 'platform_admin' ? t('Dashboard') : t('My day');
