import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { credit, debit, reversed } from '../../ledger/posting/accounts.rules.ts';
import { Ledger } from '../../ledger/posting/ledger.ts';
import { PaymentAdapters } from '../payment-adapters.ts';
import type { PaymentProvider } from '../payment-facts.ts';
import type { ListedPayout } from '../listed-payout.ts';
import type { Day } from './reconciliation.rules.ts';

/**
 * Posts what a provider paid out to the bank, in the books of the platform: `psp_clearing` → `bank`, and back when the bank
 * returned it. Each transfer is posted once for its reference, however often it is listed.
 */
@Injectable()
export class ProviderPayouts {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly db: Db,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Reads the provider's list and posts what is new. Does nothing for a provider without such a list: its transfers are posted
   * by hand.
   * @returns how many postings were made
   */
  async post(provider: PaymentProvider, { from, to }: Day): Promise<number> {
    let posted = 0;
    for (const payout of (await this.adapters.get(provider).payouts(from, to)) ?? [])
      posted += await this.postOne(provider, payout);
    return posted;
  }

  private postOne(provider: PaymentProvider, payout: ListedPayout): Promise<number> {
    const { ref, amount, currency, state, at } = payout;
    const source = { source_type: 'provider_payout', source_id: `${provider} ${ref}` } as const;
    const entries = [debit('bank', amount), credit('psp_clearing', amount, provider)];
    return this.db.transaction(async (tx) => {
      if (state === 'arrived')
        return Number(await this.ledger.post(tx, { ...source, kind: 'arrived' }, currency, entries, at));
      // One that never arrived is in no book.
      if (!(await this.ledger.has(tx, { ...source, kind: 'arrived' }))) return 0;
      return Number(
        await this.ledger.post(tx, { ...source, kind: 'returned' }, currency, reversed(entries), at),
      );
    });
  }
}
