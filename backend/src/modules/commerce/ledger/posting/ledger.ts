import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { ACCOUNTS, type AccountCode, type Entry } from './accounts.rules.ts';

/** What a posting is made for: at most one for each of these in the books of a tenant. */
interface PostingKey {
  source_type:
    | 'payment'
    | 'refund'
    | 'dispute'
    | 'payout'
    | 'provider_payout'
    | 'match'
    | 'sponsor'
    | 'project'
    | 'assignment';
  source_id: string;
  kind: string;
}

/** The books of the tenant of the running context. The only place that writes to them. */
@Injectable()
export class Ledger {
  /**
   * Posts a balanced ledger transaction once for its key, in minor units of `currency`. Entries of zero are left out. The
   * database refuses at the commit what does not balance.
   * @param at when it takes effect, now by default
   * @returns false when it is posted already, or when all entries are zero
   */
  async post(
    tx: Tx,
    { source_type, source_id, kind }: PostingKey,
    currency: string,
    entries: readonly Entry[],
    at = new Date(),
  ): Promise<boolean> {
    const rows = entries
      .filter((entry) => entry.debit !== 0 || entry.credit !== 0)
      .map((entry) => ({ ...entry, currency, account_id: newId(), normal_side: ACCOUNTS[entry.code] }));
    if (rows.length === 0) return false;
    const [answer] = await tx.$queryRaw<{ posted: boolean }[]>`
      select commerce.post(${newId()}::uuid, ${source_type}, ${source_id}, ${kind}, ${at}, ${JSON.stringify(rows)}::jsonb) as posted`;
    return answer!.posted;
  }

  /** Whether a posting has been made. */
  async has(tx: Tx, { source_type, source_id, kind }: PostingKey): Promise<boolean> {
    return (await tx.ledgerTransaction.count({ where: { source_type, source_id, kind } })) > 0;
  }

  /**
   * Entries of a posting, without those that it left out.
   * @returns null when it has not been made
   */
  async entriesOf(tx: Tx, { source_type, source_id, kind }: PostingKey): Promise<Entry[] | null> {
    const found = await tx.ledgerTransaction.findFirst({
      where: { source_type, source_id, kind },
      select: { entries: { orderBy: { position: 'asc' }, include: { account: true } } },
    });
    return (
      found?.entries.map(({ account, debit, credit }) => ({
        code: account.code as AccountCode,
        owner_ref: account.owner_ref,
        debit: Number(debit),
        credit: Number(credit),
      })) ?? null
    );
  }

  /** Balance of an account on its normal side, in minor units; zero for one that does not exist. */
  async balance(tx: Tx, code: AccountCode, owner_ref: string, currency: string): Promise<number> {
    const { _sum } = await tx.ledgerEntry.aggregate({
      where: { account: { code, owner_ref, currency } },
      _sum: { debit: true, credit: true },
    });
    const balance = Number(_sum.debit ?? 0n) - Number(_sum.credit ?? 0n);
    return ACCOUNTS[code] === 'D' ? balance : 0 - balance;
  }
}
