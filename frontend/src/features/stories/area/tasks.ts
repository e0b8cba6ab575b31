import type { AreaTasks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const tasks: AreaTasks = {
  stories: (count) => ({
    kind: 'wait',
    label: t('{count, plural, one {# story waits} other {# stories wait}} to be read', { count }),
    to: paths.storyReviewQueue,
    action: t('Read stories'),
  }),
};
