import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../identity/contract.ts';

const PART = 'commerce.documents';

const ROWS: readonly ReversibleRows[] = [
  { table: 'commerce.commerce_document', kind: 'documents', of: ['buyer_id'] },
];

/**
 * Gives the invoices and receipts of a merged account to the surviving one. What is printed on them stays: only whose account
 * they belong to is a column that may change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'commerce.move-documents', queue: 'privacy' })
export class TransferDocumentsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`update commerce.commerce_document set buyer_id = ${to}::uuid
      where tenant_id = ${tenant_id}::uuid and buyer_id = ${from}::uuid`;
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'commerce.restore-documents', queue: 'privacy' })
export class RestoreDocumentsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
