import type { AreaTasks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { gradebook, helpBoard } from './addresses.ts';

export const tasks: AreaTasks = {
  help_requests: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# student asks} other {# students ask}} for help', { count }),
    to: helpBoard,
    action: t('Open'),
  }),
  work_to_mark: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# piece of work waits} other {# pieces of work wait}} for a mark', {
      count,
    }),
    to: gradebook,
    action: t('Open'),
  }),
};
