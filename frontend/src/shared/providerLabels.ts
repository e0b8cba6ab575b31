import { t } from '../i18n/index.ts';

export type Provider = 'stripe' | 'paypal' | 'phonepe';

/** A way to pay, as people call it: `stripe` is the card. */
export const providerLabel = (provider: string): string =>
  ({ stripe: t('Card'), paypal: 'PayPal', phonepe: 'PhonePe' })[provider] ?? provider;
