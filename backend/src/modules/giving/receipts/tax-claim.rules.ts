import { giftAidOf } from '@bookgrove/contract';

/** A gift with its declaration, as a claim sees it. Amounts are minor units. */
interface ClaimedGift {
  first_name: string;
  last_name: string;
  /** Name or number of the house; with 80G the whole address. */
  house: string;
  /** Empty for a home outside of the United Kingdom. */
  postcode: string;
  given_on: Date;
  /** What this file claims of the gift: negative for one that was paid back after it was claimed. */
  amount: number;
}

/**
 * What another file would claim of a gift: positive what was never claimed, negative what was claimed and is not the charity's any
 * more (paid back, charged back, or the declaration was taken back), zero when there is nothing to do. What the donor added for the
 * provider's fee is not claimed on. Of a disputed gift nothing is decided.
 */
export function toClaim(gift: {
  gift: number;
  refunded: number;
  status: string;
  /** Whether the declaration still holds. */
  holds: boolean;
  claimed: number;
}): number {
  if (gift.status === 'disputed') return 0;
  const counts = gift.holds && (gift.status === 'completed' || gift.status === 'partially_refunded');
  const due = counts ? Math.max(gift.gift - gift.refunded, 0) : 0;
  return due - gift.claimed;
}

/** What the tax office pays on a claim, and what is taken off it for gifts that were claimed before; minor units. */
export const claimSums = (amounts: readonly number[]): { gifts: number; tax: number; adjusted: number } => {
  const gifts = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0);
  const adjusted = amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum - amount, 0);
  return { gifts, tax: giftAidOf(gifts), adjusted: giftAidOf(adjusted) };
};

/**
 * A cell that a spreadsheet reads as text: one that begins like a formula loses those signs, because neither tax office accepts an
 * apostrophe before it.
 */
const plain = (text: string): string => text.replace(/^[\s=+\-@]+/, '').trim();

const pounds = (minor: number): string => (minor / 100).toFixed(2);
const two = (value: number): string => String(value).padStart(2, '0');

/** Columns of the schedule of HMRC's Charities Online for donations. */
export const GIFT_AID_COLUMNS = [
  'Title',
  'First name',
  'Last name',
  'House name or number',
  'Postcode',
  'Aggregated donations',
  'Sponsored event',
  'Donation date',
  'Amount',
] as const;

/**
 * A row of the schedule: names of at most 35 characters, a space instead of a hyphen in a double-barrelled name, the postcode in
 * capitals with its space (X for a home outside of the United Kingdom), the date as DD/MM/YY, the amount without a sign. What does not
 * apply is empty. https://www.gov.uk/guidance/schedule-spreadsheet-to-claim-back-tax-on-gift-aid-donations
 */
export const giftAidRow = ({
  first_name,
  last_name,
  house,
  postcode,
  given_on,
  amount,
}: ClaimedGift): string[] => [
  '',
  plain(first_name).slice(0, 35),
  plain(last_name).replaceAll('-', ' ').slice(0, 35),
  plain(house).slice(0, 40),
  postcode || 'X',
  '',
  '',
  `${two(given_on.getUTCDate())}/${two(given_on.getUTCMonth() + 1)}/${two(given_on.getUTCFullYear() % 100)}`,
  pounds(amount),
];

/** Columns of part B of Form 10BD, as the template of the portal has them. */
export const FORM_10BD_COLUMNS = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID Code',
  'Unique Identification Number',
  'Section Code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
] as const;

/**
 * A row of part B of Form 10BD (rule 18AB of the Income-tax Rules 1962): the code and number of the donor's PAN, section 80G, the
 * registration of the charity with its day as DD-MM-YYYY, name, address, type, how it was paid, whole rupees.
 * https://www.incometax.gov.in/iec/foportal/help/statutory-forms/popular-form/form10bd-10be
 * @param urn registration of the charity, with its day such as `2024-04-01`
 */
export const form10bdRow = (
  { first_name, last_name, house, amount }: ClaimedGift,
  {
    number,
    pan,
    urn,
    urn_on,
    cash,
  }: { number: number; pan: string; urn: string; urn_on: string | null; cash: boolean },
): string[] => [
  String(number),
  '',
  'Permanent Account Number',
  pan,
  'Section 80G',
  plain(urn),
  urn_on ? urn_on.split('-').reverse().join('-') : '',
  plain(`${first_name} ${last_name}`).slice(0, 125),
  plain(house),
  'Others',
  cash ? 'Cash' : 'Electronic modes including account payee cheque/draft',
  String(Math.round(amount / 100)),
];

/** The first moment of a fiscal year of India, and of the next one: from April to March, by Indian time. */
export function indianYear(year: number): { from: Date; to: Date } {
  const start = (of: number) => new Date(Date.UTC(of, 2, 31, 18, 30));
  return { from: start(year), to: start(year + 1) };
}

/**
 * Declarations to which nothing has happened since then may be deleted. Gift Aid: six years after the end of the accounting period,
 * which ends at most a year after the gift (https://www.gov.uk/guidance/gift-aid-declarations-claiming-tax-back-on-donations,
 * http://www.hmrc.gov.uk/charities/guidance-notes/chapter3/sectione.htm). Section 80G: eight years after the end of the fiscal year, as
 * the Income-tax Act asks for books of account.
 */
export function keptSince(regime: 'gift_aid' | '80g', now: Date): Date {
  const years = regime === 'gift_aid' ? 7 : 9;
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  return since;
}

/** Days from the day on which its written record was sent, on which a donor may cancel a spoken declaration as if never made. */
export const SPOKEN_CANCEL_DAYS = 30;
