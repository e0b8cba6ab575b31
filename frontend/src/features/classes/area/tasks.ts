import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  never_seen: (count, teaching) => ({
    kind: 'wait',
    label: t('{count, plural, one {# student has} other {# students have}} never logged in', { count }),
    to: teaching ? paths.classes : paths.adminClasses,
    action: t('Open classes'),
  }),
  without_badge: (count, teaching) => ({
    kind: 'info',
    label: t('{count, plural, one {# student has} other {# students have}} no badge yet', { count }),
    to: teaching ? paths.classes : paths.adminClasses,
    action: t('Print badges'),
  }),
};
