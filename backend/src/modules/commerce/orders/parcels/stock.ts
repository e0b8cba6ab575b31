import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { LockedOrder } from '../order-writer.ts';

type Held = Pick<LockedOrder['lines'][number], 'id' | 'kind' | 'book_id' | 'quantity' | 'stock_held'>;

/**
 * Printed copies that can be sold (`offer_terms.stock`). Copies are taken off when an order is placed, and given back when it
 * is not paid or staff take them back with a refund. Whoever takes copies locks the row of the book, in the order of the
 * ids of the books.
 */
@Injectable()
export class Stock {
  /**
   * Takes the copies of these lines off the stock, all or none of them. Lines that hold their copies already, and books
   * with an unlimited stock, change nothing. The rows of the lines are stored before.
   * @returns false when there are too few of one: nothing is taken then
   */
  async reserve(tx: Tx, lines: readonly Held[]): Promise<boolean> {
    const tenantId = currentTenantId();
    const wanted: Held[] = [];
    for (const line of inOrder(lines)) {
      if (line.stock_held > 0) continue;
      const [terms] = await tx.$queryRaw<{ stock: number | null }[]>`
        select stock from commerce.offer_terms
        where tenant_id = ${tenantId}::uuid and book_id = ${line.book_id}::uuid and kind = 'print' for update`;
      if (!terms || terms.stock === null) continue;
      if (terms.stock < line.quantity) return false;
      wanted.push(line);
    }
    for (const line of wanted) await this.change(tx, line, -line.quantity);
    return true;
  }

  /** Gives back all that these lines hold. */
  async release(tx: Tx, lines: readonly Held[]): Promise<void> {
    for (const line of inOrder(lines)) if (line.stock_held > 0) await this.change(tx, line, line.stock_held);
  }

  /** Gives back some copies of a line, at most as many as it holds. */
  async giveBack(tx: Tx, line: Held, copies: number): Promise<void> {
    const back = Math.min(copies, line.stock_held);
    if (back > 0) await this.change(tx, line, back);
  }

  /** `by` is added to the stock and taken from what the line holds. An unlimited stock stays unlimited. */
  private async change(tx: Tx, line: Held, by: number): Promise<void> {
    const tenantId = currentTenantId();
    await tx.$executeRaw`update commerce.offer_terms set stock = stock + ${by}::int, updated_at = now()
      where tenant_id = ${tenantId}::uuid and book_id = ${line.book_id}::uuid and kind = 'print'`;
    line.stock_held -= by;
    await tx.$executeRaw`update commerce.order_line set stock_held = ${line.stock_held}::int
      where tenant_id = ${tenantId}::uuid and id = ${line.id}::uuid`;
  }
}

/** Printed lines by the id of their book: two orders that take the same books do not wait for each other in a circle. */
const inOrder = (lines: readonly Held[]): Held[] =>
  lines.filter(({ kind }) => kind === 'print').sort((one, other) => (one.book_id! < other.book_id! ? -1 : 1));
