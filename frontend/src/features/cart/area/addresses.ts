export const cart = '/cart';
