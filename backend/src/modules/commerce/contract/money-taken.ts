import { Query } from '@nestjs/cqrs';

/** Weeks of `MoneyTaken.weeks`. */
export const MONEY_WEEKS = 8;

/** Money that payers paid in one currency, without what was paid back, in minor units. Currencies are never added. */
export interface MoneyTaken {
  /** ISO 4217. */
  currency: string;
  /** The last 30 days. */
  total: number;
  /** The 30 days before. */
  before: number;
  /** Payments of the last 30 days. */
  payments: number;
  /** Sums of the last eight weeks of seven days, the oldest first. */
  weeks: number[];
}

/**
 * Money taken by currency, the largest number of payments first: of the running school, or at the platform's address of all
 * schools. With `gifts` donations alone.
 */
export class GetMoneyTaken extends Query<MoneyTaken[]> {
  constructor(
    readonly now: Date,
    readonly gifts = false,
  ) {
    super();
  }
}
