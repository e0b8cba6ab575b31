export const cart = '/cart';

/** What a student asked a grown-up to pay; `token` is the secret of the link in the e-mail. */
export const askedCartPath = (token: string): string => `/cart?request=${encodeURIComponent(token)}`;
