export const checkout = '/checkout';

/** Where the providers return the browser after a payment. */
export const stripeSuccess = '/stripe-payment/success';
export const paypalSuccess = '/paypal-payment/success';
export const phonepeSuccess = '/phonepe-payment/success';
export const stripeFailed = '/stripe-payment/failed';
export const stripeCancel = '/stripe-payment/cancel';
export const paypalFailed = '/paypal-payment/failed';
export const paypalCancel = '/paypal-payment/cancel';
export const phonepeFailed = '/phonepe-payment/failed';
export const phonepeCancel = '/phonepe-payment/cancel';
