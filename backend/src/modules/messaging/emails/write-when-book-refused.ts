import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { BookRefused } from '../../catalog/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells the uploader why the file was refused, and where in it. */
@Injectable()
@Consumes(BookRefused, { name: 'messaging.book-refused', queue: 'emails' })
export class WriteWhenBookRefused implements Consumer<BookRefused, Draft | null> {
  constructor(private readonly emails: WriteEmail) {}

  prepare({ book_id, uploaded_by, title, reason, place }: BookRefused): Promise<Draft | null> {
    return this.emails.draft('book-refused', uploaded_by, `/uploadbook/${book_id}`, { title, reason, place });
  }

  async handle({ book_id }: BookRefused, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, book_id);
  }
}
