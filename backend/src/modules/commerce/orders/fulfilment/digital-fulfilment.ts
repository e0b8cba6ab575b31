import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { Grants } from '../grants.ts';
import type { LockedOrder } from '../order-writer.ts';
import type { KindFulfilment, OrderLine } from './kind-fulfilment.ts';

/** Digital books and courses are opened for their reader at once; those of a guest when the purchase is claimed. */
@Injectable()
export class DigitalFulfilment implements KindFulfilment {
  constructor(private readonly grants: Grants) {}

  begin(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    return this.grants.issue(tx, order, idsOf(lines));
  }

  end(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<void> {
    return this.grants.revoke(tx, order, idsOf(lines));
  }

  claimed(tx: Tx, order: LockedOrder): Promise<void> {
    return this.grants.activate(tx, order);
  }

  isDone(_tx: Tx, { grants }: LockedOrder, lines: readonly OrderLine[]): boolean {
    return lines.every(({ id }) =>
      grants.some(({ line_id, status }) => line_id === id && status === 'active'),
    );
  }
}

const idsOf = (lines: readonly OrderLine[]): string[] => lines.map(({ id }) => id);
