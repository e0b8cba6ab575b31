import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { BookRefused } from '../../contract.ts';

/**
 * Informs the uploader why the file was refused, and where in it. The consumer keeps the name that it had in
 * messaging, because receipts and waiting jobs contain it.
 */
@Injectable()
@Consumes(BookRefused, { name: 'messaging.book-refused', queue: 'emails' })
export class EmailWhenBookRefused implements Consumer<BookRefused> {
  constructor(private readonly outbox: Outbox) {}

  handle({ book_id, uploaded_by, title, reason, place }: BookRefused, tx: Tx): Promise<void> {
    return requestEmail(this.outbox, tx, {
      template: 'book-refused',
      to: { user_id: uploaded_by },
      data: { title, reason, place, path: `/uploadbook/${book_id}` },
      cause: book_id,
    });
  }
}
