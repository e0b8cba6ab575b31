import type { AreaTasks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminOrders } from './addresses.ts';

export const tasks: AreaTasks = {
  refunds_proposed: (count) => ({
    kind: 'wait',
    label: t(
      '{count, plural, one {# order: the platform’s team proposes a refund} other {# orders: the platform’s team proposes refunds}}',
      { count },
    ),
    to: `${adminOrders}?status=refund_proposed`,
    action: t('Decide'),
  }),
};
