/** One row of a provider's own list of movements. Amounts are minor units, and positive. */
export interface ListedMovement {
  kind: 'payment' | 'refund';
  /** The provider's reference: the charge of a payment, or the refund. */
  ref: string;
  /** Our id of the payment or the refund, where the row names it. */
  our_id: string | null;
  amount: number;
  /** Null where the row does not tell it. */
  fee: number | null;
  currency: string;
  state: 'succeeded' | 'pending' | 'failed';
  /** Whether the money counts as ours already. */
  settled: boolean;
  at: Date;
}
