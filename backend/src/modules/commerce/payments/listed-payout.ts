/** A transfer of the provider from its account of ours to the bank, as its own list has it. */
export interface ListedPayout {
  /** The provider's reference. */
  ref: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** `returned`: the bank sent it back, or never took it. Transfers on their way are not listed. */
  state: 'arrived' | 'returned';
  /** When the bank had it. */
  at: Date;
}
