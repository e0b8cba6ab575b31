import { Injectable } from '@nestjs/common';
import type { BookReason } from '@bookgrove/contract';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { BookReturned } from '../../catalog/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** What a keeper gave as the reason, as a sentence about the book. */
export const BOOK_REASON_SENTENCES: Record<BookReason, string> = {
  rights: 'It does not say who owns the words and pictures.',
  personal: 'It tells something of a person that should not be told: a surname, an address, a number.',
  unsuitable: 'It does not suit the readers it is meant for.',
  level: 'Its level or its age does not fit.',
  pictures: 'Its pictures need words for those who do not see them.',
  quality: 'It does not read well yet.',
  details: 'Its title, its summary or another detail is missing or wrong.',
  broken: 'Something in it does not work.',
  other: 'It needs a change.',
};

/** Tells the uploader why a book came back. */
@Injectable()
@Consumes(BookReturned, { name: 'messaging.book-returned', queue: 'emails' })
export class WriteWhenBookReturned implements Consumer<BookReturned, Draft | null> {
  constructor(private readonly emails: WriteEmail) {}

  prepare({ book_id, uploaded_by, title, reason, note }: BookReturned): Promise<Draft | null> {
    return this.emails.draft('book-returned', uploaded_by, `/uploadbook/${book_id}`, {
      title,
      reason: BOOK_REASON_SENTENCES[reason],
      place: note,
    });
  }

  async handle({ move_id }: BookReturned, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, move_id);
  }
}
