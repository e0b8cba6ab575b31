import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  uploads_in_work: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# book is} other {# books are}} being checked', { count }),
    to: paths.upload,
    action: t('Review uploads'),
  }),
  uploads_refused: (count, teaching) => ({
    kind: 'bad',
    label: t('{count, plural, one {# book was} other {# books were}} refused', { count }),
    to: teaching ? paths.upload : `${paths.adminBooks}?status=refused`,
    action: t('See why'),
  }),
};
