import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  invitations: (count) => ({
    kind: 'info',
    label: t('{count, plural, one {# invitation was} other {# invitations were}} not answered yet', {
      count,
    }),
    to: paths.adminInvitations,
    action: t('Open'),
  }),
};
