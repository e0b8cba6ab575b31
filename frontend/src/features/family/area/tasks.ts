import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  consents: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# consent waits} other {# consents wait}} for your answer', { count }),
    to: paths.family,
    action: t('Answer'),
  }),
  guardians: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# guardian waits} other {# guardians wait}} for a yes', { count }),
    to: paths.adminGuardians,
    action: t('Decide'),
  }),
};
