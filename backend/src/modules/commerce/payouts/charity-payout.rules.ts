import { credit, debit, reversed, type Entry } from '../ledger/posting/accounts.rules.ts';
import { charityOwner } from '../ledger/posting/postings.rules.ts';
import type { PayoutStatus } from './payout.rules.ts';

/** A payout to a charity as the books see it. */
interface CharityPayoutMovement {
  payout_id: string;
  charity_id: string;
  /** Null: for the charity as a whole. */
  project_id: string | null;
  amount: number;
}

/** Entries in the books of the platform when a payout to a charity gets this status; as those of a payout to a school. */
export function charityPayoutEntries(
  status: PayoutStatus,
  { payout_id, amount, ...owner }: CharityPayoutMovement,
): Entry[] {
  const account = charityOwner(owner);
  const approved = [
    debit('charity_payable', amount, account),
    credit('payout_in_transit', amount, payout_id),
  ];
  switch (status) {
    case 'approved':
      return approved;
    case 'paid':
      return [debit('payout_in_transit', amount, payout_id), credit('bank', amount)];
    case 'failed':
      return reversed(approved);
    case 'returned':
      return [debit('bank', amount), credit('charity_payable', amount, account)];
  }
}
