import type { Tx } from '../../../../platform/db/db.ts';
import type { LockedOrder } from '../order-writer.ts';

export type OrderLine = LockedOrder['lines'][number];

/**
 * How lines of one kind reach whoever bought them. The order is locked. Each method gets the lines of its kind, never none,
 * and does nothing for what it has done before.
 */
export interface KindFulfilment {
  /** The order is paid, or a refund of these lines did not succeed after all. */
  begin(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<void>;
  /** These lines were paid back whole. */
  end(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<void>;
  /** A guest's order belongs to `order.reader_id` from now on. */
  claimed?(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): Promise<void>;
  /** Whether all of these lines have reached the buyer. Lines that were paid back whole are not among them. */
  isDone(tx: Tx, order: LockedOrder, lines: readonly OrderLine[]): boolean | Promise<boolean>;
}
