import type { Money } from '@bookgrove/contract';
import type { DeclineReason } from './payment-facts.ts';

/** One paid charge of a subscription. */
export interface ChargeSeen {
  /** What the adapter reads the charge by, as `session_ref` of its payment. */
  ref: string;
  /** Under which references the charge may be known already. */
  refs: string[];
  /** Minor units of ISO 4217. */
  amount: number;
  currency: string;
  at: Date;
}

/** What the provider says of a subscription. */
export interface SubscriptionSeen {
  state: 'incomplete' | 'active' | 'paused' | 'past_due' | 'cancelled';
  /** A charge failed, and the provider does not try again by itself. */
  exhausted: boolean;
  /** Null when the provider does not say. */
  next_charge_at: Date | null;
  /** What the next charge takes; null when the provider does not say. */
  price: Money | null;
  /** Last digits and end of the card, such as `4242, 12/2030`; null when the provider does not say. */
  card: string | null;
  /** Why the last charge failed; null when it did not. */
  failure: DeclineReason | null;
  /** Paid charges after the first one, the oldest first. */
  charges: ChargeSeen[];
}

/** What a change of a subscription is repeated with, so that it is carried out once. */
interface Once {
  key: string;
}

/**
 * Subscriptions of one provider. Methods call it over the network, so none of them runs in a transaction.
 * @throws ProviderRefusal and ProviderUnavailable
 */
export interface Subscriptions {
  read(ref: string): Promise<SubscriptionSeen>;
  /**
   * Charges nothing until `until`.
   * @returns whether the provider resumes by itself then
   */
  pause(ref: string, until: Date, once: Once): Promise<{ resumes: boolean }>;
  resume(ref: string, once: Once): Promise<void>;
  cancel(ref: string, reason: string, once: Once): Promise<void>;
  /**
   * Charges another amount from the next time on.
   * @returns the provider's page on which the payer has to approve it; null when it is done
   */
  changeAmount(
    ref: string,
    total: Money,
    pages: { name: string; return_url: string; cancel_url: string },
    once: Once,
  ): Promise<string | null>;
  /** The provider's page on which the payer chooses another card. */
  cardPage(ref: string, return_url: string): Promise<string>;
  /** The payer returned from that page: the new card pays from now on, and what is not paid. */
  useNewCard?(ref: string, once: Once): Promise<void>;
}
