import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { ConsentChanged } from '../../../identity/contract.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { SaleConsent } from '../../library/books/sale-consent.ts';

/**
 * A family withdrew its consent to sale: the child's books are not offered any more (`GetBooksOnOffer` asks for the consent
 * each time). They keep their price, so they stay closed for all who have not bought them: a book that somebody paid for does
 * not become free because a family says no. An entry in their history says so, and the person who set the price is told,
 * who may open the book for everybody by removing the price. When the family agrees again the book is offered again.
 */
@Injectable()
@Consumes(ConsentChanged, { name: 'catalog.end-offer', queue: 'payments' })
export class EndOfferWhenConsentWithdrawn implements Consumer<ConsentChanged, string[]> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly sale: SaleConsent,
    private readonly writer: BookWriter,
  ) {}

  /** The child's books, with a price or without: one that gets its price at this moment is locked by `handle`. */
  async prepare({ student_id, purpose }: ConsentChanged): Promise<string[]> {
    if (purpose !== 'sale') return [];
    const rows = await this.db.rows<{ book_id: string }>({
      name: 'books_of_child',
      text: `select s.book_id from catalog.story s
             where s.tenant_id = $1 and s.book_id is not null and (s.author_id = $2 or s.id in
               (select c.story_id from catalog.story_co_author c
                where c.tenant_id = $1 and c.user_id = $2 and c.joined_at is not null))`,
      values: [currentTenantId(), student_id],
    });
    return rows.map(({ book_id }) => book_id);
  }

  async handle(_event: ConsentChanged, tx: Tx, ids: string[]): Promise<void> {
    const books = (await this.writer.lockAll(tx, ids)).filter(({ price_minor }) => price_minor !== null);
    const refused = await this.sale.refused(
      tx,
      books.map(({ id }) => id),
    );
    for (const book of books.filter(({ id }) => refused.has(id))) {
      const pricedBy = await whoPriced(tx, book.id);
      // Nobody decided it: the entry has the id of the uploader, without a name.
      const actor = { id: book.created_by, name: '' };
      const entry = await this.writer.record(tx, book.id, { move: 'sale_refused', actor });
      if (pricedBy)
        await requestEmail(this.outbox, tx, {
          template: 'book-offer-ended',
          to: { user_id: pricedBy },
          data: { title: book.title, path: `/admin-panel/view-book/${book.id}` },
          cause: entry,
        });
    }
    await this.writer.announce(
      tx,
      books.map(({ id }) => id),
    );
    this.cache.forget();
  }
}

/** The person who set the present price, by the history of the book; null when it says nobody. */
async function whoPriced(tx: Tx, bookId: string): Promise<string | null> {
  const [entry] = await tx.$queryRaw<{ actor_id: string }[]>`
    select actor_id from catalog.book_history_entry
    where tenant_id = ${currentTenantId()}::uuid and book_id = ${bookId}::uuid and actor_name <> ''
      and jsonb_typeof(detail->'price'->1) = 'object'
    order by created_at desc, id desc limit 1`;
  return entry?.actor_id ?? null;
}
