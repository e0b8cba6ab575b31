import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { BookRefused } from '../../contract.ts';

/**
 * Deletes the stored files of a refused upload. It runs only after the refusal was committed: a check that is
 * interrupted and repeated must find the file.
 */
@Injectable()
@Consumes(BookRefused, { name: 'catalog.clear-refused-file', queue: 'ingestion' })
export class DeleteFilesWhenBookRefused implements Consumer<BookRefused> {
  constructor(private readonly storage: Storage) {}

  async prepare({ book_id, file_id }: BookRefused): Promise<void> {
    await this.storage.removeAll(`books/${book_id}/${file_id}/`);
  }

  /** The files were deleted before; this transaction only stores the receipt. */
  async handle(): Promise<void> {}
}
