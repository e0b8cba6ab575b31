export const orders = '/orders';
export const trackOrder = '/trackorder/:number';
export const claim = '/claim';
export const claimCode = '/claim/:code';
export const invoice = '/invoice/:type/:documentId';

const keyed = (key: string | undefined): string => (key ? `?key=${encodeURIComponent(key)}` : '');

/** An order as its buyer sees it; the key opens it without an account. */
export const trackOrderPath = (number: string, key?: string): string =>
  `/trackorder/${encodeURIComponent(number)}${keyed(key)}`;

/**
 * An invoice (`order`: also by the number of the order), a credit note, the receipt of a gift (`donation`: by its id), or the
 * statement of a payout (by the id of the payout).
 */
export const invoicePath = (
  type: 'order' | 'creditnote' | 'donation' | 'statement' | 'payout',
  id: string,
  key?: string,
): string => `/invoice/${type}/${encodeURIComponent(id)}${keyed(key)}`;
