import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ReallocateProjectMoney } from '../contract/donations.ts';
import { credit, debit } from '../ledger/posting/accounts.rules.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { charityOwner } from '../ledger/posting/postings.rules.ts';
import { OtherBooks } from '../ledger/settlement/other-books.ts';

@CommandHandler(ReallocateProjectMoney)
export class ReallocateProjectMoneyHandler implements ICommandHandler<ReallocateProjectMoney> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  /** What is owed for the project, after fees and payouts, in one posting for each currency. */
  execute({ move }: ReallocateProjectMoney): Promise<{ currency: string; amount: number }[]> {
    const { source_id, charity_id, from, to } = move;
    const owners = [
      charityOwner({ charity_id, project_id: from }),
      charityOwner({ charity_id, project_id: to }),
    ];
    return this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      const accounts = await tx.ledgerAccount.findMany({
        where: { tenant_id: PLATFORM_TENANT_ID, code: 'charity_payable', owner_ref: owners[0]! },
        orderBy: { currency: 'asc' },
      });
      const moved: { currency: string; amount: number }[] = [];
      for (const { currency } of accounts) {
        for (const owner of [...owners].sort())
          await lockUntilCommit(tx, `charity_payable ${owner} ${currency}`);
        const amount = await this.ledger.balance(tx, 'charity_payable', owners[0]!, currency);
        if (amount <= 0) continue;
        const posted = await this.ledger.post(
          tx,
          { source_type: 'project', source_id, kind: `reallocated ${currency}` },
          currency,
          [debit('charity_payable', amount, owners[0]), credit('charity_payable', amount, owners[1])],
        );
        if (posted) moved.push({ currency, amount });
      }
      return moved;
    });
  }
}
