import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Ledger } from '../posting/ledger.ts';
import { charityOwner, type CharityPart } from '../posting/postings.rules.ts';
import { goodwillFor } from './movement.rules.ts';

/**
 * What the platform has to pay for charities that no longer have what they are charged. Locks what is owed to them, in
 * one order. In a transaction of the platform.
 */
export async function missingOf(
  tx: Tx,
  ledger: Ledger,
  charities: readonly CharityPart[],
  currency: string,
): Promise<CharityPart[]> {
  const owners = charities.map(charityOwner);
  for (const owner of [...owners].sort()) await lockUntilCommit(tx, `charity_payable ${owner} ${currency}`);
  const balances: number[] = [];
  for (const owner of owners) balances.push(await ledger.balance(tx, 'charity_payable', owner, currency));
  return goodwillFor(charities, balances);
}
