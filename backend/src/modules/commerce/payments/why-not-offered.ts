import type { OfferedProvider } from './payments.ts';

/** Why a provider cannot be chosen, in words for the payer. */
export const whyNotOffered = (
  reason: NonNullable<OfferedProvider['reason']> | 'amount',
  currency: string,
): string =>
  ({
    amount: 'It does not take this amount.',
    currency: `It takes no payments in ${currency}.`,
    country: 'It takes no payments from your country.',
    no_keys: 'It is not set up here.',
  })[reason];
