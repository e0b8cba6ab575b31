import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../../identity/contract.ts';

const PART = 'catalog.owned-books';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [{ table: 'catalog.book_owner', kind: 'books', of: ['user_id'] }];

/**
 * Gives the bought books of a merged account to the surviving one. Each grant keeps its row, so that a refund of one
 * leaves the book open when the other account had bought it too. A second run finds none.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-owned-books', queue: 'privacy' })
export class TransferOwnedBooksWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected transfer(tx: Tx, from: string, to: string): Promise<unknown> {
    return tx.bookOwner.updateMany({
      where: { tenant_id: currentTenantId(), user_id: from },
      data: { user_id: to },
    });
  }
}

/** Puts back what a merge transferred, when it is undone; books bought since then stay as they are. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'catalog.restore-owned-books', queue: 'privacy' })
export class RestoreOwnedBooksWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
