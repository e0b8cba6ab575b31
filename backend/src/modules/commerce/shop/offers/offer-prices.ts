import { Injectable } from '@nestjs/common';
import type { Money } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';

/** Prices of books beside the list prices of the catalogue. */
@Injectable()
export class OfferPrices {
  constructor(private readonly db: Db) {}

  /** Offers of those who made the books, by book, for sales in the running school; currencies in alphabetical order. */
  async of(bookIds: readonly string[]): Promise<Map<string, Money[]>> {
    const found = new Map<string, Money[]>();
    if (bookIds.length === 0) return found;
    const rows = await this.db.rows<Money & { book_id: string }>({
      name: 'offers_of_books',
      text: `select book_id, amount, currency from commerce.book_offer
             where tenant_id = any($1::uuid[]) and book_id = any($2::uuid[]) and kind = 'digital'
             order by book_id, currency`,
      values: [[...new Set([currentTenantId(), PLATFORM_TENANT_ID])], bookIds],
    });
    for (const { book_id, amount, currency } of rows)
      found.set(book_id, [...(found.get(book_id) ?? []), { amount, currency }]);
    return found;
  }
}
