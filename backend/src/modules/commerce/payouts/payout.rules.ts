import { credit, debit, reversed, type Entry } from '../ledger/posting/accounts.rules.ts';

export const PAYOUT_STATUSES = ['approved', 'paid', 'failed', 'returned'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What the platform's team may state next: the bank took the order, refused it, or sent the money back later. */
const NEXT: Record<PayoutStatus, readonly PayoutStatus[]> = {
  approved: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
};

/** The statuses that may follow; none for a payout that has ended. */
export const nextStatuses = (status: PayoutStatus): readonly PayoutStatus[] => NEXT[status];

/** Days for which what a sale brought is held, because the buyer may ask for it back (refund policy). */
export const HOLD_DAYS = 14;

/** What a school is owed in one currency, in minor units. */
interface Owed {
  /** Balance of `school_payable`. */
  owed: number;
  /** Credited by sales within the last `HOLD_DAYS`. */
  recent: number;
  /** Payments of the school that are disputed and not decided. */
  disputed: number;
}

/** What stays with the platform for now, and what may be paid out: neither is below zero, together they are what is owed. */
export function payableOf({ owed, recent, disputed }: Owed): { held: number; payable: number } {
  if (owed <= 0) return { held: 0, payable: 0 };
  const held = Math.min(owed, Math.max(0, recent) + Math.max(0, disputed));
  return { held, payable: owed - held };
}

/** A payout as the books see it. */
export interface PayoutMovement {
  payout_id: string;
  school_id: string;
  amount: number;
}

/**
 * Entries in the books of the platform when a payout gets this status. An approved payout is on its way, until the bank has
 * carried it out (`paid`) or not (`failed`); money that comes back (`returned`) is owed again.
 */
export function platformEntries(
  status: PayoutStatus,
  { payout_id, school_id, amount }: PayoutMovement,
): Entry[] {
  const approved = [
    debit('school_payable', amount, school_id),
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
      return [debit('bank', amount), credit('school_payable', amount, school_id)];
  }
}

/** Entries in the books of the school when a payout to it gets this status. */
export function schoolEntries(status: PayoutStatus, { payout_id, amount }: PayoutMovement): Entry[] {
  const approved = [debit('payout_expected', amount, payout_id), credit('receivable_from_platform', amount)];
  switch (status) {
    case 'approved':
      return approved;
    case 'paid':
      return [debit('bank', amount), credit('payout_expected', amount, payout_id)];
    case 'failed':
      return reversed(approved);
    case 'returned':
      return [debit('receivable_from_platform', amount), credit('bank', amount)];
  }
}
