import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { ClaimCodes } from '../claim-codes/claim-codes.ts';
import type { LockedOrder } from '../order-writer.ts';
import type { KindFulfilment, OrderLine } from './kind-fulfilment.ts';

/** A class pack is a claim code for many readers, which its buyer hands out. */
@Injectable()
export class ClassPackFulfilment implements KindFulfilment {
  constructor(private readonly codes: ClaimCodes) {}

  async begin(tx: Tx, _order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    for (const line of lines) await this.codes.issue(tx, line);
  }

  async end(tx: Tx, _order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    for (const { id } of lines) await this.codes.revoke(tx, id);
  }

  /** The order shows the code from the beginning. */
  isDone(): boolean {
    return true;
  }
}
