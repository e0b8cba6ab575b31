export const adminPayments = '/admin/payments';
export const adminPayment = '/admin/payments/:paymentId';
export const platformPayments = '/admin-panel/payment-history';
export const platformPayment = '/admin-panel/payment-history/:paymentId';

/** A payment as staff of a school or the platform's team see it. */
export const paymentDetailsPath = (area: 'school' | 'platform', id: string): string =>
  `${area === 'platform' ? platformPayments : adminPayments}/${id}`;
