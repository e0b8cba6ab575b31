import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  imports: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# list of students is} other {# lists of students are}} unfinished', {
      count,
    }),
    to: paths.bulkEnrolment,
    action: t('Go on'),
  }),
};
