import type { Shares } from '../posting/allocation.rules.ts';
import type { CharityPart, PlatformMovement } from '../posting/postings.rules.ts';

/** As in the events between the books. */
interface PartyAmount {
  party: 'school' | 'charity' | 'platform' | 'provider';
  party_id?: string | null;
  project_id?: string | null;
  amount: number;
  fee?: number;
}

interface Moved {
  school_id: string;
  provider: string;
  parts: readonly PartyAmount[];
}

const of = (parts: readonly PartyAmount[], party: PartyAmount['party']): number =>
  parts.filter((part) => part.party === party).reduce((sum, { amount }) => sum + amount, 0);

/** What an event says about a sale or refund, for the books of the platform. */
export const platformMovement = (
  { school_id, provider, parts }: Moved,
  source: string,
): PlatformMovement => ({
  school_id,
  provider,
  source,
  school: of(parts, 'school'),
  charities: charityParts(parts),
  platform: of(parts, 'platform'),
  fee_recovered: of(parts, 'provider'),
});

/** What is credited or charged to charities. */
export const charityParts = (parts: readonly PartyAmount[]): CharityPart[] =>
  parts
    .filter(({ party }) => party === 'charity')
    .map(({ party_id, project_id, amount, fee }) => ({
      charity_id: party_id ?? null,
      ...(project_id && { project_id }),
      amount,
      ...(fee && { fee }),
    }));

/** The same for the books of the school, in which tax and income are one claim on the platform. */
export const schoolShares = (parts: readonly PartyAmount[]): Shares => ({
  school: of(parts, 'school'),
  tax: 0,
  charity: of(parts, 'charity'),
  platform: of(parts, 'platform'),
  provider: of(parts, 'provider'),
});

/**
 * What the platform gives back for the charities, because it was paid out to them: no account of what is owed to a charity
 * goes below zero.
 * @param balances what is owed to each charity now, in the order of `charities`
 */
export const goodwillFor = (charities: readonly CharityPart[], balances: readonly number[]): CharityPart[] =>
  charities.flatMap(({ charity_id, project_id, amount }, index) => {
    const missing = amount - Math.max(0, balances[index]!);
    return missing > 0 ? [{ charity_id, ...(project_id && { project_id }), amount: missing }] : [];
  });
