import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  data_requests: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# data request is} other {# data requests are}} open', { count }),
    to: paths.adminDataRequests,
    action: t('Open'),
  }),
};
