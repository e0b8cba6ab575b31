import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { BookIngested, GetStoryOfBook } from '../../contract.ts';

/**
 * Informs the uploader that the book can be read, or that details are missing. The consumer keeps the name that it
 * had in messaging, because receipts and waiting jobs contain it.
 */
@Injectable()
@Consumes(BookIngested, { name: 'messaging.book-ready', queue: 'emails' })
export class EmailWhenBookIngested implements Consumer<BookIngested, boolean> {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** Whether somebody uploaded the book: authors of a story get a different e-mail when it is published. */
  async prepare({ book_id }: BookIngested): Promise<boolean> {
    return (await this.queries.execute(new GetStoryOfBook(book_id))) === null;
  }

  async handle(
    { book_id, uploaded_by, title, published }: BookIngested,
    tx: Tx,
    uploaded: boolean,
  ): Promise<void> {
    if (!uploaded) return;
    const draft = published === false;
    await requestEmail(this.outbox, tx, {
      template: draft ? 'book-checked' : 'book-ready',
      to: { user_id: uploaded_by },
      data: { title, path: `/${draft ? 'uploadbook' : 'library'}/${book_id}` },
      cause: book_id,
    });
  }
}
