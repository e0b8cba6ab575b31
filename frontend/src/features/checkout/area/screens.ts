import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('commerce', 'visitor')(
    '/checkout',
    '/paypal-payment/success',
    '/phonepe-payment/success',
    '/stripe-payment/success',
    '/paypal-payment/failed',
    '/paypal-payment/cancel',
    '/phonepe-payment/failed',
    '/phonepe-payment/cancel',
    '/stripe-payment/failed',
    '/stripe-payment/cancel',
  ),
];
