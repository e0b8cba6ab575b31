import type { Store } from './store.ts';
import type { Provider } from './types.ts';

/** A transfer of the provider to the merchant's bank, which a test orders. Amounts are minor units. */
export interface BankPayout {
  provider: Provider;
  /** Its reference, such as `po_1`. The same one again changes it. */
  id: string;
  amount: number;
  currency: string;
  /** `failed`: the bank sent it back. */
  status?: 'paid' | 'in_transit' | 'failed';
  /** When it was made and arrived, in seconds since 1970; now without it. */
  at?: number;
}

export const BANK_PAYOUT = 'bank.payout';

/** Transfers to the bank, the newest first. */
export const bankPayouts = (store: Store, provider: Provider): Required<BankPayout>[] =>
  store
    .all<Required<BankPayout>>(BANK_PAYOUT)
    .filter((one) => one.provider === provider)
    .sort((one, other) => other.at - one.at);
