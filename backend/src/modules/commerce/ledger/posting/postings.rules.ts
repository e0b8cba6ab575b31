import type { Shares } from './allocation.rules.ts';
import { credit, debit, type Entry } from './accounts.rules.ts';

/** Owner of what is owed to a charity that is not named yet. */
export const UNDECIDED = 'undecided';

/** What a charity is to be credited; `charity_id` is null while none is named. */
export interface CharityPart {
  charity_id: string | null;
  /** The project of the charity for which the money is meant; absent or null: none. */
  project_id?: string | null;
  amount: number;
  /** Of a refund of a gift: the provider's fee that the charity had paid, and no longer bears. */
  fee?: number;
}

/** Owner of `charity_payable`: the charity, or the charity and the project for which the money is meant. */
export const charityOwner = ({ charity_id, project_id }: Omit<CharityPart, 'amount'>): string => {
  if (charity_id === null) return UNDECIDED;
  return project_id ? `${charity_id}:${project_id}` : charity_id;
};

const gross = (parts: Shares): number =>
  parts.school + parts.tax + parts.charity + parts.platform + parts.provider;

/** What the school keeps: its income and the tax that it owes. */
export const schoolPart = (parts: Shares): number => parts.school + parts.tax;

const dues = (parts: Shares, source: string, side: typeof debit): Entry[] => [
  side('charity_due', parts.charity, source),
  side('platform_fee_due', parts.platform, source),
  side('provider_fee_due', parts.provider, source),
];

/** S1: the platform received a payment for an order of the school. */
export const saleReceived = (parts: Shares, payment: string, order: string): Entry[] => [
  debit('platform_clearing', gross(parts), payment),
  credit('order_clearing', gross(parts), order),
];

/** The school's own part: what it took for shipping has an account of its own. `shipping` is a part of `parts.school`. */
const income = (parts: Shares, shipping: number, side: typeof debit): Entry[] => [
  side('sales_income', parts.school - shipping),
  side('shipping', shipping),
];

/** S2: it is divided. `shipping`: the part of the school's income that it took for shipping. */
export const saleDivided = (parts: Shares, payment: string, order: string, shipping = 0): Entry[] => [
  debit('order_clearing', gross(parts), order),
  ...income(parts, shipping, credit),
  credit('tax_payable', parts.tax),
  ...dues(parts, payment, credit),
];

/** S3: the platform has credited everybody. */
export const saleClosed = (parts: Shares, payment: string): Entry[] => [
  ...dues(parts, payment, debit),
  debit('receivable_from_platform', schoolPart(parts)),
  credit('platform_clearing', gross(parts), payment),
];

/** R1: a part of a sale was paid back. `source` is the refund or the lost dispute; `shipping` as in `saleDivided`. */
export const refundDivided = (parts: Shares, source: string, shipping = 0): Entry[] => [
  ...income(parts, shipping, debit),
  debit('tax_payable', parts.tax),
  ...dues(parts, source, debit),
  credit('platform_clearing', gross(parts), source),
];

/** Amounts of a sale or refund in the books of the platform. `source` is the payment, refund or dispute. */
export interface PlatformMovement {
  school_id: string;
  source: string;
  provider: string;
  school: number;
  charities: readonly CharityPart[];
  platform: number;
  fee_recovered: number;
}

const clearing = ({ school_id, source }: PlatformMovement): string => `${school_id}:${source}`;
const whole = ({ school, charities, platform, fee_recovered }: PlatformMovement): number =>
  school + charities.reduce((sum, { amount }) => sum + amount, 0) + platform + fee_recovered;
const charityEntries = (charities: readonly CharityPart[], side: typeof debit): Entry[] =>
  charities.map((part) => side('charity_payable', part.amount, charityOwner(part)));

/** P1: money of a school arrived at a provider. */
export const platformReceived = (sale: PlatformMovement): Entry[] => [
  debit('psp_clearing', whole(sale), sale.provider),
  credit('school_clearing', whole(sale), clearing(sale)),
];

/** P2: it is credited to everybody. */
export const platformSettled = (sale: PlatformMovement): Entry[] => [
  debit('school_clearing', whole(sale), clearing(sale)),
  credit('school_payable', sale.school, sale.school_id),
  ...charityEntries(sale.charities, credit),
  credit('platform_fee', sale.platform),
  credit('provider_fee_recovery', sale.fee_recovered),
];

/**
 * P3: what the provider took. Of a gift it comes out of what the charity gets.
 * @param paidBy `charged`: what charities pay of the fee; `goodwill`: what of that was paid out to them already, which the
 * platform pays; `cover`: what the buyer had paid for the fee, an estimate made before the payment. P2 credited the cover to
 * `provider_fee_recovery`: after this, that account has exactly the fee.
 */
export const providerFee = (
  provider: string,
  fee: number,
  {
    charged = [],
    goodwill = [],
    cover = 0,
  }: {
    charged?: readonly CharityPart[];
    goodwill?: readonly CharityPart[];
    cover?: number | undefined;
  } = {},
): Entry[] => {
  const left = cover > 0 ? cover - fee : 0;
  return [
    debit('psp_fee', fee),
    credit('psp_clearing', fee, provider),
    ...charityEntries(without(charged, goodwill), debit),
    debit('goodwill', totalOf(goodwill)),
    credit('provider_fee_recovery', totalOf(charged)),
    debit('provider_fee_recovery', Math.max(0, left)),
    credit('fee_cover_variance', Math.max(0, left)),
    debit('fee_cover_variance', Math.max(0, -left)),
    credit('provider_fee_recovery', Math.max(0, -left)),
  ];
};

const totalOf = (parts: readonly CharityPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The same parts without what the platform pays for them. */
const without = (parts: readonly CharityPart[], goodwill: readonly CharityPart[]): CharityPart[] =>
  parts.map((part) => {
    const owner = charityOwner(part);
    const paid = goodwill.find((other) => charityOwner(other) === owner)?.amount ?? 0;
    return { ...part, amount: part.amount - paid };
  });

/**
 * R2: everybody is charged. The provider keeps its fee, which is the platform's loss.
 * @param goodwill what the charities no longer have, because it was paid out to them; the platform pays it
 */
export const platformRefundSettled = (
  refund: PlatformMovement,
  goodwill: readonly CharityPart[] = [],
): Entry[] => {
  const kept = without(refund.charities, goodwill);
  const fees = refund.charities.map((part) => ({ ...part, amount: part.fee ?? 0 }));
  return [
    debit('school_payable', refund.school, refund.school_id),
    // A gift is taken back whole, and its fee is given back: what was raised and what was taken for it both end at zero.
    ...charityEntries(
      kept.map((part) => ({ ...part, amount: part.amount + (part.fee ?? 0) })),
      debit,
    ),
    ...charityEntries(fees, credit),
    debit('goodwill', totalOf(goodwill)),
    debit('platform_fee', refund.platform),
    debit('refund_fee_loss', refund.fee_recovered),
    credit('school_clearing', whole(refund), clearing(refund)),
  ];
};

/** R3: the provider paid it back to the buyer. */
export const platformReturned = (refund: PlatformMovement): Entry[] => [
  debit('school_clearing', whole(refund), clearing(refund)),
  credit('psp_clearing', whole(refund), refund.provider),
];

/** A dispute was opened: the provider has taken its amount and a fee. */
export const disputeHeld = (provider: string, amount: number, fee: number): Entry[] => [
  debit('dispute_hold', amount),
  debit('dispute_fee', fee),
  credit('psp_clearing', amount + fee, provider),
];

/** A dispute was won: the provider has given its amount back. */
export const disputeReleased = (provider: string, amount: number): Entry[] => [
  debit('psp_clearing', amount, provider),
  credit('dispute_hold', amount),
];

/**
 * R3 of a lost dispute: what the provider took is gone.
 * @param amount what the provider took; more than the refund where a part had been paid back before, which is the
 * platform's loss
 */
export const disputeLost = (refund: PlatformMovement, amount: number): Entry[] => [
  debit('school_clearing', whole(refund), clearing(refund)),
  debit('goodwill', amount - whole(refund)),
  credit('dispute_hold', amount),
];
