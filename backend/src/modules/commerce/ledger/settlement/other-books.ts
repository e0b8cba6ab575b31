import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';

/** Posts in the books of another tenant than that of the running event. */
@Injectable()
export class OtherBooks {
  constructor(private readonly db: Db) {}

  /**
   * Runs one transaction in the context of another tenant. Called from `prepare` of a consumer, which may run twice: the
   * keys of the postings make the second run do nothing. No transaction ever holds two tenants.
   */
  within<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const correlationId = currentContext()?.correlationId ?? newId();
    return inContext({ correlationId, tenantId, principal: null }, () => this.db.transaction(work));
  }
}
