import { minorUnits } from '@bookgrove/contract';

/** Where a gift came from. */
export const DONATION_SOURCES = ['online', 'offline'] as const;
export type DonationSource = (typeof DONATION_SOURCES)[number];

/**
 * States of a donation. `recorded`: written down by one person and not checked by a second one yet; `completed`: the money has
 * arrived.
 */
export const DONATION_STATUSES = [
  'pending',
  'completed',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
  'failed',
  'cancelled',
  'expired',
  'recorded',
  'rejected',
] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** What moves a donation. */
export type DonationMove =
  | 'paid'
  | 'processing'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'disputed'
  | 'dispute_won'
  | 'charged_back'
  | 'checked'
  | 'rejected';

/** Statuses in which no money has arrived and may still arrive: a late success counts. */
const OPEN: readonly DonationStatus[] = ['pending', 'failed', 'cancelled', 'expired'];
/** Statuses in which money has arrived and is not all gone. */
export const RECEIVED: readonly DonationStatus[] = ['completed', 'partially_refunded', 'disputed'];
const SETTLED: readonly DonationStatus[] = [...RECEIVED, 'refunded'];

/** What a donation is when it was paid back this far. */
const received = (refunded: number, total: number): DonationStatus =>
  refunded >= total ? 'refunded' : refunded > 0 ? 'partially_refunded' : 'completed';

/**
 * The next status.
 * @param after what is paid back after the move, and the whole, in minor units
 * @returns null for a move that is not possible now; the same status where it changes nothing
 */
export function nextDonationStatus(
  from: DonationStatus,
  move: DonationMove,
  { refunded, total }: { refunded: number; total: number },
): DonationStatus | null {
  switch (move) {
    case 'paid':
      return OPEN.includes(from) ? received(refunded, total) : null;
    case 'processing':
      return OPEN.includes(from) ? 'pending' : null;
    case 'failed':
    case 'cancelled':
    case 'expired':
      return OPEN.includes(from) ? move : null;
    case 'refunded':
      if (from === 'charged_back') return 'charged_back';
      return SETTLED.includes(from) ? received(refunded, total) : null;
    case 'disputed':
      return SETTLED.includes(from) ? 'disputed' : null;
    case 'dispute_won':
      return from === 'disputed' ? received(refunded, total) : null;
    case 'charged_back':
      return SETTLED.includes(from) ? 'charged_back' : null;
    case 'checked':
      return from === 'recorded' ? 'completed' : null;
    case 'rejected':
      return from === 'recorded' ? 'rejected' : null;
  }
}

/**
 * Who may read the name of the donor: `named`: everybody; `first_name`: everybody reads the first name; `anonymous`: the
 * platform's team alone. The receipt always has it.
 */
export const ANONYMITY_LEVELS = ['named', 'first_name', 'anonymous'] as const;
export type Anonymity = (typeof ANONYMITY_LEVELS)[number];

/** The name that the public reads; null: a friend. */
export function publicName(name: string | null, anonymity: Anonymity): string | null {
  const known = name?.trim() ?? '';
  if (known === '' || anonymity === 'anonymous') return null;
  return anonymity === 'named' ? known : known.split(/\s+/)[0]!;
}

/** Smallest gift in whole units of a currency, where it is not one. */
const SMALLEST: Readonly<Record<string, number>> = { INR: 10, KES: 10, JPY: 100 };

/** The smallest and the largest gift, in minor units. */
export function giftLimits(currency: string): { smallest: number; largest: number } {
  const unit = 10 ** minorUnits(currency);
  return { smallest: (SMALLEST[currency] ?? 1) * unit, largest: Math.min(1_000_000 * unit, 2_000_000_000) };
}

/** Days after a gift within which its donor can ask for the money, as the refund policy says. */
export const REFUND_DAYS = 14;
const DAY = 86_400_000;

/**
 * Why a gift is not paid back; null when it may be. The donor has asked within the days of the refund policy: now, or on the
 * `askedOn` that staff write down when they carry it out later.
 * @param askedOn such as `2026-11-20`; null: the donor asks now
 */
export function refundRefusal(
  { paid_at }: { paid_at: Date | null },
  askedOn: string | null,
  now: Date,
): 'too_late' | 'not_yet' | null {
  if (!paid_at) return null;
  const asked = askedOn === null ? now : new Date(`${askedOn}T00:00:00Z`);
  if (asked.getTime() > now.getTime() + DAY) return 'not_yet';
  return asked.getTime() > paid_at.getTime() + REFUND_DAYS * DAY ? 'too_late' : null;
}

/**
 * When a gift of a day was received: noon by UTC, so that the day is the same in every place that has one; now for the day that
 * runs, or without a day.
 * @param day such as `2026-11-20`
 */
export function receivedAt(day: string | undefined, now: Date): Date {
  const noon = day ? new Date(`${day}T12:00:00Z`) : now;
  return noon < now ? noon : now;
}
