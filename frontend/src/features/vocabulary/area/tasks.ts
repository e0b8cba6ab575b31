import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  notes: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# note waits} other {# notes wait}} to be shown to a class', { count }),
    to: paths.classNotes,
    action: t('Read notes'),
  }),
};
