import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  messages: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# message waits} other {# messages wait}} for an answer', { count }),
    to: paths.adminInbox,
    action: t('Open inbox'),
  }),
  urgent_messages: (count) => ({
    kind: 'bad',
    label: t('{count, plural, one {# report} other {# reports}} about safety', { count }),
    to: paths.adminInbox,
    action: t('Read now'),
  }),
};
