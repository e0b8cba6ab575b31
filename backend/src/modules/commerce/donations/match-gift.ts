import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { CorrectMatch, GetMatched, MatchGift } from '../contract/donations.ts';
import { credit, debit, reversed, type Entry } from '../ledger/posting/accounts.rules.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { charityOwner } from '../ledger/posting/postings.rules.ts';
import { OtherBooks } from '../ledger/settlement/other-books.ts';
import { matchOf } from './donation.rules.ts';

const keyOf = (donation_id: string, kind: string) => ({
  source_type: 'match' as const,
  source_id: donation_id,
  kind,
});

@CommandHandler(MatchGift)
export class MatchGiftHandler implements ICommandHandler<MatchGift> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  /** The sponsor owes what is matched (`match_pool`), and the platform owes it to the charity. */
  execute({ gift }: MatchGift): Promise<{ matched: number }> {
    const { donation_id, charity_id, project_id, currency, amount, pool } = gift;
    return this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      await lockUntilCommit(tx, `match_pool ${project_id} ${currency}`);
      const used = await matchedFor(tx, project_id, currency);
      const matched = matchOf(amount, pool, used);
      const posted = await this.ledger.post(tx, keyOf(donation_id, 'matched'), currency, [
        debit('match_pool', matched, project_id),
        credit('charity_payable', matched, charityOwner({ charity_id, project_id })),
      ]);
      return { matched: posted ? matched : 0 };
    });
  }
}

@CommandHandler(CorrectMatch)
export class CorrectMatchHandler implements ICommandHandler<CorrectMatch> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  /** What stays is at most what is left of the gift. A refund that failed afterwards brings the rest back. */
  async execute({ correction: { donation_id, source_id, left } }: CorrectMatch): Promise<void> {
    await this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      const first = await tx.ledgerTransaction.findFirst({
        where: keyOf(donation_id, 'matched'),
        select: { entries: { include: { account: true } } },
      });
      const side = first?.entries.find(({ account }) => account.code === 'match_pool');
      const payable = first?.entries.find(({ account }) => account.code === 'charity_payable');
      if (!side || !payable) return;
      const { owner_ref, currency } = side.account;
      await lockUntilCommit(tx, `match_pool ${owner_ref} ${currency}`);
      const matched = Number(side.debit);
      const now = matched + (await correctedSoFar(tx, donation_id));
      const change = Math.min(matched, Math.max(0, left)) - now;
      if (change === 0) return;
      const amount = Math.abs(change);
      const entries: Entry[] = [
        debit('match_pool', amount, owner_ref),
        credit('charity_payable', amount, payable.account.owner_ref),
      ];
      await this.ledger.post(
        tx,
        // The gift and the correction name the posting, so that a repeated event changes nothing.
        keyOf(donation_id, `${change > 0 ? 'added' : 'taken'} ${shortOf(source_id)}`),
        currency,
        change > 0 ? entries : reversed(entries),
      );
    });
  }
}

/** An id in 22 letters: a kind of posting has room for 30. */
const shortOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** What the sponsor of a project has added, in minor units; in the platform's context. */
async function matchedFor(tx: Tx, project_id: string, currency: string): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: {
      account: { code: 'match_pool', owner_ref: project_id, currency },
      transaction: { source_type: 'match' },
    },
    _sum: { debit: true, credit: true },
  });
  return Number(_sum.debit ?? 0n) - Number(_sum.credit ?? 0n);
}

/** What corrections changed of the match of a gift; negative when they took it back. */
async function correctedSoFar(tx: Tx, donation_id: string): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: {
      account: { code: 'match_pool' },
      transaction: { source_type: 'match', source_id: donation_id, kind: { not: 'matched' } },
    },
    _sum: { debit: true, credit: true },
  });
  return Number(_sum.debit ?? 0n) - Number(_sum.credit ?? 0n);
}

@QueryHandler(GetMatched)
export class GetMatchedHandler implements IQueryHandler<GetMatched> {
  constructor(private readonly books: OtherBooks) {}

  /** Reads sums of the books of the platform in its context: no row of them leaves it. */
  async execute({
    projects,
  }: GetMatched): Promise<{ project_id: string; currency: string; matched: number }[]> {
    if (projects.length === 0) return [];
    return this.books.within(
      PLATFORM_TENANT_ID,
      (tx) =>
        tx.$queryRaw<{ project_id: string; currency: string; matched: number }[]>`
          select a.owner_ref as project_id, a.currency, sum(e.debit - e.credit)::float8 as matched
          from commerce.ledger_account a
          join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
          join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
          where a.tenant_id = ${PLATFORM_TENANT_ID}::uuid and a.code = 'match_pool' and t.source_type = 'match'
            and a.owner_ref = any (${[...projects]}::text[])
          group by 1, 2`,
    );
  }
}
