export const adminOrders = '/admin/orders';
export const adminOrder = '/admin/orders/:orderId';
export const platformOrders = '/admin-panel/orders';
export const platformOrder = '/admin-panel/orders/:orderId';

/** An order as staff of a school or the platform's team see it. */
export const managedOrderPath = (area: 'school' | 'platform', id: string): string =>
  `${area === 'platform' ? platformOrders : adminOrders}/${id}`;
