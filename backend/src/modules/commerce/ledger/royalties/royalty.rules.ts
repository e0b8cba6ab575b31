import { allocate, WHOLE_BPS } from '@bookgrove/contract';
import { divideSale } from '../posting/allocation.rules.ts';

export const ROYALTY_SCOPES = ['platform', 'school', 'book'] as const;
export type RoyaltyScope = (typeof ROYALTY_SCOPES)[number];

export const ROYALTY_STATUSES = ['draft', 'active', 'superseded', 'discarded'] as const;
export type RoyaltyStatus = (typeof ROYALTY_STATUSES)[number];

/** A version as far as its validity depends on it. */
interface DatedVersion {
  version: number;
  effective_from: Date;
}

/**
 * The version in force: the newest of those whose time has come. A newer version that is already in force also replaces an
 * older one that would have started later.
 */
export function inForce<T extends DatedVersion>(versions: readonly T[], now: Date): T | null {
  return versions
    .filter(({ effective_from }) => effective_from <= now)
    .reduce<T | null>((newest, one) => (newest && newest.version > one.version ? newest : one), null);
}

/** A rule of a school, as its sales use it. */
interface ScopedRule extends DatedVersion {
  scope: RoyaltyScope;
  book_id: string | null;
  source_id: string | null;
}

/**
 * The rule for a sale of a book: that of the book, else that of the school, else the default.
 * @param defaultId version of the platform's default that is in force; null while there is none
 */
export function ruleFor<T extends ScopedRule>(
  rules: readonly T[],
  bookId: string | null,
  defaultId: string | null,
  now: Date,
): T | null {
  const of = (wanted: (rule: T) => boolean): T | null => inForce(rules.filter(wanted), now);
  return (
    (bookId && of(({ scope, book_id }) => scope === 'book' && book_id === bookId)) ||
    of(({ scope }) => scope === 'school') ||
    of(({ scope, source_id }) => scope === 'platform' && source_id === defaultId)
  );
}

/** The status that is shown: an active version is superseded once a newer one of its scope is in force. */
export function shownStatus(
  version: DatedVersion & { status: 'draft' | 'active' | 'discarded' },
  newestInForce: number | null,
): RoyaltyStatus {
  return version.status === 'active' && newestInForce !== null && version.version < newestInForce
    ? 'superseded'
    : version.status;
}

/** What a rule is tried on. Amounts are minor units, shares basis points. */
interface ExampleSale {
  price: number;
  /** The part of the price that is tax. */
  tax: number;
  /** The provider's fee. */
  fee: number;
  /** Of the price, as the page of the book promises. */
  charity_bps: number;
  /** Of the price. */
  platform_bps: number;
  /** Of what remains for the school. */
  author_bps: number;
}

const EXAMPLE_PARTIES = ['charity', 'platform', 'provider', 'tax', 'author', 'school'] as const;
export type ExampleParty = (typeof EXAMPLE_PARTIES)[number];

/**
 * Divides an example sale exactly as a real one. What remains for the school is divided between what is attributed to the
 * authors and the rest; all of it is the school's in the books of account.
 * @returns parts of at least zero that add up to the price
 * @throws RangeError when charity and platform get more than the whole, or the tax is above the price
 */
export function exampleSale(sale: ExampleSale): { party: ExampleParty; amount: number }[] {
  const [shares] = divideSale([{ ...sale, total: sale.price }], sale.fee);
  const { school, ...others } = shares!;
  const [author = 0, rest = 0] = allocate(school, [sale.author_bps, WHOLE_BPS - sale.author_bps]);
  const parts = { ...others, author, school: rest };
  return EXAMPLE_PARTIES.map((party) => ({ party, amount: parts[party] }));
}
