/** Letters and digits without look-alikes, also when read aloud. 30 of them. */
const NUMBER_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number of a donation, such as `GIFT-7K2M-9QXD`, of eight random whole numbers below 30. */
export function donationNumber(random: readonly number[]): string {
  const signs = random.map((value) => NUMBER_SIGNS[value]);
  return `GIFT-${signs.slice(0, 4).join('')}-${signs.slice(4, 8).join('')}`;
}
/** A number of what a sponsor is asked to pay, such as `SPONSOR-7K2M-9QXD`. */
export const sponsorNumber = (random: readonly number[]): string =>
  donationNumber(random).replace('GIFT', 'SPONSOR');
/** How many signs `donationNumber` chooses from. */
export const DONATION_SIGN_COUNT = NUMBER_SIGNS.length;

type DonationPaymentStatus = 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'charged_back';

/**
 * The status of a donation that was paid.
 * @param total what was paid; `refunded` what was paid back of it, in minor units
 * @param chargedBack whether a dispute was lost
 */
export function paidStatus(total: number, refunded: number, chargedBack: boolean): DonationPaymentStatus {
  if (chargedBack) return 'charged_back';
  if (refunded >= total) return 'refunded';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}

/** Status for the page of a payment, in the words of orders. */
export const shownStatus = (status: DonationPaymentStatus): string =>
  status === 'charged_back' ? 'refunded' : status;

/** What a sponsor adds to a gift: one to one, as long as the pool reaches. Minor units. */
export const matchOf = (gift: number, pool: number, used: number): number =>
  Math.max(0, Math.min(gift, pool - used));
