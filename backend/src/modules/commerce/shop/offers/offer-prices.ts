import { Injectable } from '@nestjs/common';
import type { Money, OfferKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Offer } from './offer.rules.ts';

interface Row extends Record<string, unknown> {
  tenant_id: string;
  book_id: string;
  kind: OfferKind;
  prices: Money[];
  stock: number | null;
  seats: number | null;
}

/** What books are offered for, beside the list prices of the catalogue. */
@Injectable()
export class OfferPrices {
  constructor(private readonly db: Db) {}

  /**
   * Offers of those who made the books, by book, for sales in the running school; currencies in alphabetical order.
   * Printed books are sold only by the school that made them: it sends them.
   */
  async of(bookIds: readonly string[]): Promise<Map<string, Offer[]>> {
    const found = new Map<string, Offer[]>();
    if (bookIds.length === 0) return found;
    const tenantId = currentTenantId();
    const rows = await this.db.rows<Row>({
      name: 'offers_of_books',
      text: `select o.tenant_id, o.book_id, o.kind, t.stock, t.seats,
               json_agg(json_build_object('amount', o.amount, 'currency', o.currency) order by o.currency) as prices
             from commerce.book_offer o
             left join commerce.offer_terms t using (tenant_id, book_id, kind)
             where o.tenant_id = any($1::uuid[]) and o.book_id = any($2::uuid[])
             group by o.tenant_id, o.book_id, o.kind, t.stock, t.seats order by o.book_id, o.kind`,
      values: [[...new Set([tenantId, PLATFORM_TENANT_ID])], bookIds],
    });
    for (const { tenant_id, book_id, ...offer } of rows)
      if (offer.kind !== 'print' || tenant_id === tenantId)
        found.set(book_id, [...(found.get(book_id) ?? []), offer]);
    return found;
  }
}
