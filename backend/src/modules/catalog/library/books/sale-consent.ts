import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { FindWithoutConsent } from '../../../identity/contract.ts';
import { makersSql } from './makers-sql.ts';
import { saleRefusal } from './price.rules.ts';

/**
 * Whether the families of the children who made a book agree that it is sold (purpose `sale`). Staff need nobody's
 * consent, and nothing is asked for books of outside authors.
 */
@Injectable()
export class SaleConsent {
  constructor(private readonly queries: QueryBus) {}

  /** Those of these books of the current school that may not be sold. */
  async refused(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const books = await tx.$queryRawUnsafe<{ id: string; makers: string[] }[]>(
      `select b.id, ${makersSql()} as makers from catalog.book b where b.tenant_id = $1::uuid and b.id = any($2::uuid[])`,
      currentTenantId(),
      ids,
    );
    const makers = [...new Set(books.flatMap((book) => book.makers))];
    if (makers.length === 0) return new Set();
    const without = new Set(await this.queries.execute(new FindWithoutConsent(makers, 'sale')));
    return new Set(
      books.flatMap((book) => (book.makers.some((maker) => without.has(maker)) ? [book.id] : [])),
    );
  }

  /**
   * A price is set only with the consent of all families.
   * @throws AppError invalid `sale_consent_missing`, at the field `price`
   */
  async assertMaySell(tx: Tx, { id, title }: { id: string; title: string }): Promise<void> {
    if ((await this.refused(tx, [id])).size > 0)
      throw invalidFields({ price: [saleRefusal(title)] }, 'sale_consent_missing');
  }
}
