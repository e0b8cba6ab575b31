import { allocate, WHOLE_BPS } from '@bookgrove/contract';

/** Among whom a price is divided. `tax` and `school` both go to the school; it owes the tax to its state. */
export const PARTS = ['school', 'tax', 'charity', 'platform', 'provider'] as const;
type Part = (typeof PARTS)[number];

/** One amount in minor units for each part. */
export type Shares = Record<Part, number>;

/** What decides how a line is divided. Amounts are minor units. */
export interface DivisibleLine {
  /** Tax included. */
  total: number;
  /** The part of `total` that is tax. */
  tax: number;
  /** The charity's share of `total`, in basis points. */
  charity_bps: number;
  /** The platform's share of `total`, in basis points. */
  platform_bps: number;
  /** Whether the buyer pays with it for the provider's fee: all of it is recovery of the fee. */
  covers_fee?: boolean;
}

/**
 * Divides the lines of a sale. Charity, platform and the rest divide the total by largest remainder; the provider's
 * fee is divided among the lines by their totals. Fee and tax come out of the rest, and what remains is the school's
 * own. Where a line covers the fee, the other lines bear none of it: what the provider keeps more or less is the difference
 * of the platform. Where the rest is too small, it pays in this order: the tax, then the fee. What it cannot pay of the tax is taken
 * from the platform's part and then from the charity's; what it cannot pay of the fee is the platform's loss.
 *
 * @param fee the provider's fee for the whole sale in minor units; null while it is not known, which counts as zero
 * @returns for each line parts of at least zero that add up to its total
 * @throws RangeError for amounts that are not whole, a negative total, a tax above the total, or shares above the whole
 */
export function divideSale(lines: readonly DivisibleLine[], fee: number | null): Shares[] {
  for (const line of lines) check(line);
  const totals = lines.map(({ total }) => total);
  const borne = lines.some(({ covers_fee }) => covers_fee) ? 0 : (fee ?? 0);
  const fees = totals.some((total) => total > 0) ? allocate(borne, totals) : totals.map(() => 0);
  return lines.map((line, index) =>
    line.covers_fee ? { ...NO_SHARES, provider: line.total } : divideLine(line, fees[index]!),
  );
}

/**
 * What each line bears of the provider's fee of a sale, by totals. For gifts: the fee of a gift is taken from what the charity
 * gets, and not from the rest of a price.
 * @returns one amount for each line, at most its total
 */
export function feesOfLines(totals: readonly number[], fee: number): number[] {
  const fees = totals.some((total) => total > 0) ? allocate(fee, totals) : totals.map(() => 0);
  return fees.map((part, index) => Math.min(part, totals[index]!));
}

function divideLine({ total, tax, charity_bps, platform_bps }: DivisibleLine, fee: number): Shares {
  const [charity = 0, platform = 0, rest = 0] = allocate(total, [
    charity_bps,
    platform_bps,
    WHOLE_BPS - charity_bps - platform_bps,
  ]);
  const unpaidTax = Math.max(0, tax - rest);
  const fromPlatform = Math.min(unpaidTax, platform);
  const left = Math.max(0, rest - tax);
  const provider = Math.min(left, fee);
  return {
    school: left - provider,
    tax,
    charity: charity - (unpaidTax - fromPlatform),
    platform: platform - fromPlatform,
    provider,
  };
}

function check({ total, tax, charity_bps, platform_bps }: DivisibleLine): void {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`Not the total of a line: ${total}`);
  if (!Number.isSafeInteger(tax) || tax < 0 || tax > total)
    throw new RangeError(`Not the tax of ${total}: ${tax}`);
  if (charity_bps + platform_bps > WHOLE_BPS)
    throw new RangeError(`More than the whole: ${charity_bps} and ${platform_bps}`);
}

/**
 * Divides a refund of a line by what is left of each of its parts, by largest remainder. No part is ever taken below zero, and a
 * refund of all that is left takes exactly what is left of each part: whatever the partial refunds were, all of them together
 * reverse the sale exactly.
 *
 * @param left what is left of each part of the line after the refunds before this one
 * @param amount minor units, more than zero
 * @throws RangeError when less than `amount` is left
 */
export function divideRefund(left: Shares, amount: number): Shares {
  const whole = sumOf(left);
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`Not the amount of a refund: ${amount}`);
  if (amount > whole) throw new RangeError(`A refund of ${amount} of a line of which ${whole} is left`);
  return fromList(
    allocate(
      amount,
      PARTS.map((part) => left[part]),
    ),
  );
}

/**
 * Divides an amount that was taken from a whole sale, such as a lost dispute, among its lines by what is left of each.
 * @param left what is left of each line
 * @returns one amount for each line, at most what is left of it; they add up to the amount, or to all that is left
 */
export function divideAmongLines(left: readonly number[], amount: number): number[] {
  const whole = left.reduce((sum, of) => sum + of, 0);
  return whole === 0 ? left.map(() => 0) : allocate(Math.min(amount, whole), left);
}

export const NO_SHARES: Shares = { school: 0, tax: 0, charity: 0, platform: 0, provider: 0 };

/** Adds shares part by part. */
export const addShares = (all: readonly Shares[]): Shares =>
  fromList(PARTS.map((part) => all.reduce((sum, shares) => sum + shares[part], 0)));

/** The opposite of each part. */
export const negateShares = (shares: Shares): Shares => fromList(PARTS.map((part) => 0 - shares[part]));

export const sumOf = (shares: Shares): number => PARTS.reduce((sum, part) => sum + shares[part], 0);

const fromList = (list: readonly number[]): Shares =>
  Object.fromEntries(PARTS.map((part, index) => [part, list[index]!])) as Shares;
