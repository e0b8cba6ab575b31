import { Command, Query } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';

/** What staff see of the receipt of a gift. */
export interface GiftReceipt {
  donation_id: string;
  id: string;
  /** Such as `RCT-2026-000012`. */
  number: string;
  issued_at: Date;
  /** Whether it no longer counts. */
  void: boolean;
}

/** The newest receipt of each of these gifts of the running school; gifts without one are absent. */
export class GetGiftReceipts extends Query<GiftReceipt[]> {
  constructor(readonly donationIds: readonly string[]) {
    super();
  }
}

/**
 * Declares the receipt of a gift void, and issues another one with what is known of the gift now. The number of the first one
 * stays: it is never used again, and says that it is void.
 *
 * Errors: 404 for a gift without a receipt that counts, 409 `nothing_to_receipt` to replace that of a gift without an address.
 */
export class VoidReceipt extends Command<{ number: string; replaced_by: string | null }> {
  constructor(
    readonly tx: Tx,
    readonly receipt: { donation_id: string; reason: string; by: string; replace: boolean },
  ) {
    super();
  }
}

/** All gifts of one donor in one year and currency, for the statement of that year. */
export interface GivingYear {
  /** Who gave, by account or, for a guest, by address. */
  donor_id: string | null;
  email: string;
  name: string | null;
  country: string | null;
  language: string;
  /** By UTC. */
  year: number;
  /** ISO 4217. */
  currency: string;
  /** Each gift after what was paid back, in minor units, the oldest first. */
  gifts: readonly { title: string; number: string; given_on: string; amount: number }[];
}

/**
 * Issues the statement of a year that is over, once for donor, year and currency; it is sent by e-mail as every document is.
 * Returns its id, that of the existing one if it was issued before.
 */
export class IssueGivingStatement extends Command<string> {
  constructor(readonly giving: GivingYear) {
    super();
  }
}
