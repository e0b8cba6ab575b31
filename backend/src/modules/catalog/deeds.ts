import { Injectable } from '@nestjs/common';
import { currentContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Outbox } from '../../platform/messaging/outbox.ts';
import { StaffActed, type CatalogDeed } from './contract.ts';

/** Tells the audit of a deed, in the transaction of the deed. */
@Injectable()
export class Deeds {
  constructor(private readonly outbox: Outbox) {}

  async note(
    tx: Tx,
    deed: CatalogDeed,
    name: string,
    { reason = '', subjectId }: { reason?: string; subjectId?: string } = {},
  ): Promise<void> {
    const context = currentContext();
    const by = context?.principal?.userId;
    if (!by) throw new Error('A deed needs a person who acts');
    await this.outbox.add(tx, StaffActed, {
      by,
      ...(context.actorName && { by_name: context.actorName }),
      deed,
      name,
      reason,
      ...(subjectId && { subject_id: subjectId }),
    });
  }
}
