import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Ledger } from '../posting/ledger.ts';
import { DisputeLost, DisputeOpened, DisputeWon } from '../posting/ledger-events.ts';
import { disputeHeld, disputeLost, disputeReleased } from '../posting/postings.rules.ts';
import { platformMovement } from './movement.rules.ts';
import { OtherBooks } from './other-books.ts';
import { RefundBooks } from './refund-books.ts';

const keyOf = (dispute_id: string) => ({ source_type: 'dispute' as const, source_id: dispute_id });

/** Holds what the provider took. Events may arrive in any order, so each of them does it first. */
const hold = (ledger: Ledger, tx: Tx, { dispute_id, currency, provider, amount, fee }: DisputeOpened) =>
  ledger.post(tx, { ...keyOf(dispute_id), kind: 'held' }, currency, disputeHeld(provider, amount, fee));

/** A dispute was opened: the platform holds what the provider took. */
@Injectable()
@Consumes(DisputeOpened, { name: 'commerce.hold-dispute', queue: 'payments' })
export class HoldWhenDisputeOpened implements Consumer<DisputeOpened> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  async prepare(event: DisputeOpened): Promise<void> {
    await this.books.within(PLATFORM_TENANT_ID, (tx) => hold(this.ledger, tx, event));
  }

  async handle(): Promise<void> {}
}

/** A dispute was won: the provider gives its amount back, and keeps its fee. */
@Injectable()
@Consumes(DisputeWon, { name: 'commerce.release-dispute', queue: 'payments' })
export class ReleaseWhenDisputeWon implements Consumer<DisputeWon> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  async prepare(event: DisputeWon): Promise<void> {
    const { dispute_id, currency, provider, amount } = event;
    await this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      await hold(this.ledger, tx, event);
      const key = { ...keyOf(dispute_id), kind: 'released' };
      await this.ledger.post(tx, key, currency, disputeReleased(provider, amount));
    });
  }

  async handle(): Promise<void> {}
}

/** A dispute was lost: steps R2 and R3, from what the platform holds. */
@Injectable()
@Consumes(DisputeLost, { name: 'commerce.settle-dispute', queue: 'payments' })
export class SettleWhenDisputeLost implements Consumer<DisputeLost> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
    private readonly refunds: RefundBooks,
  ) {}

  async prepare(event: DisputeLost): Promise<void> {
    const { dispute_id, payment_id, currency, amount } = event;
    const refund = platformMovement(event, dispute_id);
    await this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      await hold(this.ledger, tx, event);
      const source = { ...keyOf(dispute_id), payment_id };
      await this.refunds.settle(tx, source, currency, refund, disputeLost(refund, amount));
    });
  }

  async handle(): Promise<void> {}
}
