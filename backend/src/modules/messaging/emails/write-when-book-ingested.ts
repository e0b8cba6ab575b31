import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { BookIngested, GetStoryOfBook } from '../../catalog/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells the uploader that the book can be read, or that it is theirs to finish. */
@Injectable()
@Consumes(BookIngested, { name: 'messaging.book-ready', queue: 'emails' })
export class WriteWhenBookIngested implements Consumer<BookIngested, Draft | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ book_id, uploaded_by, title, published }: BookIngested): Promise<Draft | null> {
    // Nobody uploaded a story: its author hears that it is a book, in words for children.
    if (await this.queries.execute(new GetStoryOfBook(book_id))) return null;
    if (published === false)
      return this.emails.draft('book-checked', uploaded_by, `/uploadbook/${book_id}`, { title });
    return this.emails.draft('book-ready', uploaded_by, `/library/${book_id}`, { title });
  }

  async handle({ book_id }: BookIngested, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, book_id);
  }
}
