import { allocate, ITEM_KINDS, type ItemKind } from '@bookgrove/contract';

export const COUPON_KINDS = ['percent', 'amount', 'free_books'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** What staff have decided; stored. */
type CouponStatus = 'draft' | 'active' | 'paused' | 'archived';

/** What a coupon is now: its status, and what the clock and its uses make of an active or paused one. */
export const COUPON_STATES = [
  'draft',
  'scheduled',
  'active',
  'paused',
  'exhausted',
  'expired',
  'archived',
] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export const COUPON_STEPS = ['activate', 'pause', 'archive'] as const;
export type CouponStep = (typeof COUPON_STEPS)[number];

/** The state machine: from which states a step is taken, and the status that it leads to. Everything else is refused. */
const STEPS: Readonly<Record<CouponStep, { from: readonly CouponState[]; to: CouponStatus }>> = {
  activate: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active', 'scheduled'], to: 'paused' },
  archive: { from: ['draft', 'scheduled', 'active', 'paused', 'exhausted', 'expired'], to: 'archived' },
};

/** The status after a step; null when it is refused in this state. */
export const statusAfterStep = (state: CouponState, step: CouponStep): CouponStatus | null =>
  STEPS[step].from.includes(state) ? STEPS[step].to : null;

/** The steps that can be taken now. */
export const stepsOf = (state: CouponState): CouponStep[] =>
  COUPON_STEPS.filter((step) => STEPS[step].from.includes(state));

/** Amounts in minor units by currency. */
export type AmountsByCurrency = Readonly<Record<string, number>>;

/** What decides whether a coupon can be used, and what it takes off. */
export interface CouponTerms {
  kind: CouponKind;
  percent_bps: number | null;
  amounts: AmountsByCurrency;
  free_copies: number | null;
  minimums: AmountsByCurrency;
  /**
   * The books that it is for, the categories all of whose books it is for, and the courses; all three empty: everything of its
   * kinds.
   */
  book_ids: readonly string[];
  categories: readonly string[];
  course_ids: readonly string[];
  /** The classes whose readers and teachers can use it; empty: everybody. */
  class_ids: readonly string[];
  /** As what is bought: of other kinds it takes off nothing. */
  kinds: readonly string[];
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_per_buyer: number | null;
  used: number;
  status: string;
}

/** What a coupon is at a time. */
export function stateOf(
  { status, starts_at, ends_at, max_uses, used }: Omit<CouponTerms, 'kind'> | CouponTerms,
  at: Date,
): CouponState {
  if (status === 'draft' || status === 'archived') return status;
  if (ends_at && ends_at <= at) return 'expired';
  if (max_uses !== null && used >= max_uses) return 'exhausted';
  if (status === 'paused') return 'paused';
  return starts_at && at < starts_at ? 'scheduled' : 'active';
}

/** Why a coupon is not taken. */
export const COUPON_REFUSALS = [
  'unknown',
  'not_yet',
  'over',
  'paused',
  'used_up',
  'used_by_you',
  'not_your_class',
  'not_these',
  'not_in_currency',
  'below_minimum',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** Why a coupon cannot be used at a time by anybody; null when it can. */
export function refusalOf(terms: CouponTerms | null, at: Date): CouponRefusal | null {
  if (!terms) return 'unknown';
  switch (stateOf(terms, at)) {
    case 'draft':
    case 'archived':
      return 'unknown';
    case 'scheduled':
      return 'not_yet';
    case 'expired':
      return 'over';
    case 'exhausted':
      return 'used_up';
    case 'paused':
      return 'paused';
    case 'active':
      return null;
  }
}

/** The kinds that a coupon is for where nothing else is said. */
const DEFAULT_COUPON_KINDS: readonly ItemKind[] = ['digital', 'print'];

/** The kinds that are stored: whoever names courses means them, whatever the kinds of the books are. */
export const couponKinds = (
  kinds: readonly ItemKind[] = DEFAULT_COUPON_KINDS,
  course_ids: readonly string[] = [],
): ItemKind[] =>
  ITEM_KINDS.filter((kind) => kinds.includes(kind) || (kind === 'course' && course_ids.length > 0));

/** Whether a coupon is for somebody with these classes: of a teacher, of a student, or of the children of a guardian. */
export const isForClasses = (
  { class_ids }: Pick<CouponTerms, 'class_ids'>,
  classes: readonly string[],
): boolean => class_ids.length === 0 || class_ids.some((id) => classes.includes(id));

/** A line of the cart that is bought. Minor units. */
interface DiscountableLine {
  /** Of the book, or of the course. */
  product_id: string;
  /** Slugs of the book's categories, with those above them. */
  categories: readonly string[];
  kind: ItemKind;
  quantity: number;
  /** Price of one. */
  unit_price: number;
}

/**
 * What a coupon takes off each line, in minor units, at most the price of the line; or why it takes off nothing.
 *
 * - `percent`: of each line, rounded half up to a minor unit once for each line.
 * - `amount`: divided among the lines it is for by their prices (`allocate`), at most all of them.
 * - `free_books`: the dearest copies first.
 *
 * Nobody can pay less than the smallest charge of providers: what would remain below `smallest` of the whole order is taken
 * off too.
 * @param other what has to be paid beside the lines, such as shipping
 */
export function discountsOf(
  terms: CouponTerms,
  lines: readonly DiscountableLine[],
  { currency, smallest, other = 0 }: { currency: string; smallest: number; other?: number },
): number[] | CouponRefusal {
  const totals = lines.map(({ quantity, unit_price }) => quantity * unit_price);
  const meant = lines.map((line) => isMeant(terms, line));
  const reach = totals.map((total, index) => (meant[index] ? total : 0));
  const whole = sum(reach);
  if (whole === 0) return 'not_these';
  if (whole < (terms.minimums[currency] ?? 0)) return 'below_minimum';
  // A minimum in other currencies only says nothing about this one: the coupon is for those currencies.
  if (Object.keys(terms.minimums).length > 0 && terms.minimums[currency] === undefined)
    return 'not_in_currency';
  const taken = takenOff(terms, lines, reach, currency);
  if (taken === null) return 'not_in_currency';
  const left = sum(totals) + other - sum(taken);
  if (left === 0 || left >= smallest || other > 0) return taken;
  return sum(totals) === whole ? totals : taken;
}

/** Whether a coupon is for a line: for its kind, and for its course, or its book by itself or by one of its categories. */
function isMeant(
  { book_ids, categories, course_ids, kinds }: CouponTerms,
  line: Pick<DiscountableLine, 'product_id' | 'categories' | 'kind'>,
): boolean {
  if (!kinds.some((kind) => kind === line.kind)) return false;
  if (book_ids.length + categories.length + course_ids.length === 0) return true;
  if (line.kind === 'course') return course_ids.includes(line.product_id);
  return book_ids.includes(line.product_id) || line.categories.some((slug) => categories.includes(slug));
}

function takenOff(
  { kind, percent_bps, amounts, free_copies }: CouponTerms,
  lines: readonly DiscountableLine[],
  reach: readonly number[],
  currency: string,
): number[] | null {
  if (kind === 'percent') return reach.map((total) => shareOf(total, percent_bps ?? 0));
  if (kind === 'amount') {
    const amount = amounts[currency];
    return amount === undefined ? null : allocate(Math.min(amount, sum(reach)), reach);
  }
  const taken = reach.map(() => 0);
  let copies = free_copies ?? 0;
  const dearest = lines
    .map((_, index) => index)
    .filter((index) => reach[index]! > 0)
    .sort((a, b) => lines[b]!.unit_price - lines[a]!.unit_price || a - b);
  for (const index of dearest) {
    const free = Math.min(copies, lines[index]!.quantity);
    taken[index] = free * lines[index]!.unit_price;
    copies -= free;
  }
  return taken;
}

/** A share of an amount, rounded half up. An amount times a share may exceed 2^53. */
const shareOf = (amount: number, bps: number): number =>
  Number((2n * BigInt(amount) * BigInt(bps) + 10_000n) / 20_000n);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** A code as it is stored, from what a person typed: small letters and spaces are accepted. */
export const readCode = (text: string): string => text.trim().toUpperCase().replace(/\s+/g, '');

/** 4 to 32 capital letters, digits and dashes. */
export const COUPON_CODE = /^[A-Z0-9](?:[A-Z0-9-]{2,30})[A-Z0-9]$/;

/** What is wrong with a coupon, by member; empty when nothing is. */
export function wrongCoupon(
  coupon: Pick<
    CouponTerms,
    | 'kind'
    | 'kinds'
    | 'percent_bps'
    | 'amounts'
    | 'free_copies'
    | 'starts_at'
    | 'ends_at'
    | 'max_uses'
    | 'used'
  > & { code: string },
): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  if (!COUPON_CODE.test(coupon.code))
    wrong['code'] = ['A code has 4 to 32 letters from A to Z, digits and dashes.'];
  if (coupon.kinds.length === 0) wrong['kinds'] = ['Please choose at least one.'];
  if (coupon.kind === 'percent' && coupon.percent_bps === null)
    wrong['percent_bps'] = ['Please say how many per cent.'];
  if (coupon.kind === 'amount' && Object.keys(coupon.amounts).length === 0)
    wrong['amounts'] = ['Please give an amount in at least one currency.'];
  if (coupon.kind === 'free_books' && coupon.free_copies === null)
    wrong['free_copies'] = ['Please say how many books are free.'];
  if (coupon.starts_at && coupon.ends_at && coupon.ends_at <= coupon.starts_at)
    wrong['ends_at'] = ['The end comes after the beginning.'];
  if (coupon.max_uses !== null && coupon.max_uses < coupon.used)
    wrong['max_uses'] = ['It was used more often already.'];
  return wrong;
}
