import { screensOf, type Screen } from '../../../app/area.ts';

const NEEDS_PAYMENT = { unopened: 'It needs a payment; the demo data has none.' };

export const screens: Screen[] = [
  ...screensOf('commerce', 'head')('/admin/payments', ['/admin/payments/:paymentId', NEEDS_PAYMENT]),
  ...screensOf('commerce', 'team')('/admin-panel/payment-history', [
    '/admin-panel/payment-history/:paymentId',
    NEEDS_PAYMENT,
  ]),
];
