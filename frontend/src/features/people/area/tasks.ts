import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  emails_failed: (count) => ({
    kind: 'bad',
    label: t('{count, plural, one {# e-mail} other {# e-mails}} could not be sent this week', { count }),
    to: paths.adminUsers,
    action: t('Check addresses'),
  }),
};
