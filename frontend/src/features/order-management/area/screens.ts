import { screensOf, type Screen } from '../../../app/area.ts';

const NEEDS_ORDER = { unopened: 'It needs an order; the specification of its refund form opens that part.' };

export const screens: Screen[] = [
  ...screensOf('commerce', 'head')('/admin/orders', ['/admin/orders/:orderId', NEEDS_ORDER]),
  ...screensOf('commerce', 'team')('/admin-panel/orders', ['/admin-panel/orders/:orderId', NEEDS_ORDER]),
];
