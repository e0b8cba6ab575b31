import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { credit, debit, reversed } from '../../ledger/posting/accounts.rules.ts';
import { Ledger } from '../../ledger/posting/ledger.ts';
import { PaymentAdapters } from '../payment-adapters.ts';
import type { PaymentProvider } from '../payment-facts.ts';
import type { ListedPayout } from '../listed-payout.ts';
import type { Day } from './reconciliation.rules.ts';

/** Providers that tell their transfers to the bank. */
const LISTING: readonly PaymentProvider[] = ['stripe', 'paypal'];

/**
 * Posts what a provider paid out to the bank, in the books of the platform: `psp_clearing` → `bank`, and back when the bank
 * returned it. Each transfer is posted once for its reference, however often it is listed.
 */
@Injectable()
export class ProviderPayouts {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Reads the provider's list and posts what is new. Does nothing for a provider without such a list: its transfers are entered
   * by staff (`enter`).
   * @returns how many postings were made
   */
  async post(provider: PaymentProvider, { from, to }: Day): Promise<number> {
    let posted = 0;
    for (const payout of (await this.adapters.get(provider).payouts(from, to)) ?? [])
      posted += await this.postOne(provider, payout);
    return posted;
  }

  /**
   * Posts transfers of a provider without a list, as its settlement report has them; those that are in the books already are
   * left as they are.
   * @returns how many postings were made
   * @throws AppError conflict `provider_has_list` for a provider whose own list is read
   */
  async enter(provider: PaymentProvider, transfers: readonly ListedPayout[], by: string): Promise<number> {
    if (LISTING.includes(provider))
      throw new AppError(
        'conflict',
        'provider_has_list',
        'The transfers of this provider are read from its own list.',
      );
    let posted = 0;
    for (const transfer of transfers) {
      const made = await this.postOne(provider, transfer);
      posted += made;
      if (made > 0)
        await this.db.transaction((tx) =>
          this.audit.record(tx, 'reconciliation.transfer_entered', `${provider} ${transfer.ref}`, {
            actorId: by,
            reason: formatPrice(transfer),
          }),
        );
    }
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
