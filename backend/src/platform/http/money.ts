/** An amount of money in a response. */
export class Money {
  /** Integer minor units. */
  amount!: number;
  /** ISO 4217. */
  currency!: string;
}
