import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { BookRefused } from '../contract.ts';

/**
 * Removes what was stored of a refused file. After the refusal was committed and never before: a check that is cut
 * off halfway must find the file again.
 */
@Injectable()
@Consumes(BookRefused, { name: 'catalog.clear-refused-file', queue: 'ingestion' })
export class ClearWhenBookRefused implements Consumer<BookRefused> {
  constructor(private readonly storage: Storage) {}

  async prepare({ book_id, file_id }: BookRefused): Promise<void> {
    await this.storage.removeAll(`books/${book_id}/${file_id}/`);
  }

  /** Storage is all there is to do; the receipt says that it was done. */
  async handle(): Promise<void> {}
}
