import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GrantIssued, GrantRevoked } from '../../../commerce/contract.ts';
import { GetSurvivingAccount } from '../../../identity/contract.ts';
import { followMergedBook, lockOwnersOf } from './owned-book.ts';

/**
 * A book was bought for somebody: it opens for them. When the revocation arrived first, the row is there already and
 * stays revoked. A second run finds the row of the first.
 */
@Injectable()
@Consumes(GrantIssued, { name: 'catalog.open-bought-book', queue: 'payments' })
export class OpenBookWhenGrantIssued implements Consumer<GrantIssued, string> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  /** The account that the grant belongs to now. */
  prepare({ user_id }: GrantIssued): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(user_id));
  }

  handle({ grant_id, book_id }: GrantIssued, tx: Tx, user_id: string): Promise<void> {
    return keep(tx, { grant_id, book_id, user_id, since: this.clock.now() });
  }
}

/** A grant is over: the book closes for its owner at once, unless another grant opens it. */
@Injectable()
@Consumes(GrantRevoked, { name: 'catalog.close-refunded-book', queue: 'payments' })
export class CloseBookWhenGrantRevoked implements Consumer<GrantRevoked, string> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  prepare({ user_id }: GrantRevoked): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(user_id));
  }

  async handle({ grant_id, book_id }: GrantRevoked, tx: Tx, user_id: string): Promise<void> {
    const now = this.clock.now();
    await keep(tx, { grant_id, book_id, user_id, since: now, revoked_at: now });
    await tx.bookOwner.updateMany({
      where: { tenant_id: currentTenantId(), grant_id, revoked_at: null },
      data: { revoked_at: now },
    });
  }
}

/** Stores a grant that is not stored yet, with the book that its book was merged into. */
async function keep(
  tx: Tx,
  grant: { grant_id: string; user_id: string; book_id: string; since: Date; revoked_at?: Date },
): Promise<void> {
  await lockOwnersOf(tx, grant.book_id);
  await tx.bookOwner.createMany({
    data: [{ tenant_id: currentTenantId(), ...grant, book_id: await followMergedBook(tx, grant.book_id) }],
    skipDuplicates: true,
  });
}
