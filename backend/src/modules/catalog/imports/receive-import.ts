import type { Readable } from 'node:stream';
import { pipeline, Transform } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { BookListReceived } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import { formOf } from './read-list.ts';

/** Where the file waits for its check; it goes as soon as it was read. */
export const listFolder = (id: string): string => `book-lists/${id}/`;

/** A file that arrives: read once, never held whole in memory. */
export interface IncomingList {
  name: string;
  content: Readable;
  /** Once it was read: whether it was too large and so ends early. */
  cut(): boolean;
}

/** Takes a list of books in. It is read and checked by the worker; nothing of it is kept before somebody says so. */
export class ReceiveImport extends Command<{ id: string }> {
  constructor(
    readonly file: IncomingList,
    readonly by: string,
  ) {
    super();
  }
}

const EMPTY = new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
  fields: { file: ['This file is empty. Choose another one.'] },
});
const TOO_LARGE = new AppError(
  'too_large',
  'file_too_large',
  'A list of books, or a packed file of covers, has at most 25 MB. Split it and bring in the parts.',
);

@CommandHandler(ReceiveImport)
export class ReceiveImportHandler implements ICommandHandler<ReceiveImport> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
    private readonly deeds: Deeds,
  ) {}

  async execute({ file, by }: ReceiveImport): Promise<{ id: string }> {
    const id = newId();
    let head = Buffer.alloc(0);
    const seen = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (head.length < 64) head = Buffer.concat([head, chunk]).subarray(0, 64);
        done(null, chunk);
      },
    });
    try {
      // Not `pipe`: a sender who goes away must break the storing too.
      pipeline(file.content, seen, () => undefined);
      await this.storage.put(`${listFolder(id)}source`, seen);
      if (file.cut()) throw TOO_LARGE;
      if (head.length === 0) throw EMPTY;
      const form = formOf(head);
      await this.db.transaction(async (tx) => {
        await tx.bookImport.createMany({
          data: [
            {
              id,
              tenant_id: currentTenantId(),
              created_by: by,
              form,
              original_name: file.name.slice(0, 255),
            },
          ],
        });
        // Covers wait for nobody's yes: bringing them in is the deed.
        if (form === 'covers') await this.deeds.note(tx, 'books.imported', file.name.slice(0, 255));
        await this.outbox.add(tx, BookListReceived, { import_id: id });
      });
    } catch (error) {
      await this.storage.removeAll(listFolder(id));
      throw error;
    }
    return { id };
  }
}
