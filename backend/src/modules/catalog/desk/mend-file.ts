import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { maySee, type Reader } from '../books/book-access.rules.ts';
import { FileIntake, type ArrivedFile, type IncomingFile } from '../books/file-intake.ts';
import { BookUploaded } from '../contract.ts';
import { assertMendable } from './desk.rules.ts';

/** Puts a mended file in the place of the one that a draft has; the files before it stay, to be compared. */
export class MendFile extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly file: IncomingFile,
  ) {
    super();
  }
}

@CommandHandler(MendFile)
export class MendFileHandler implements ICommandHandler<MendFile> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly intake: FileIntake,
  ) {}

  async execute({ bookId, reader, file }: MendFile): Promise<{ id: string; status: 'waiting' }> {
    // Asked before the file is read, so that nobody sends fifty megabytes in vain, and again when it lies there.
    await this.db.transaction((tx) => this.mendable(tx, bookId, reader));
    const fileId = newId();
    await this.intake.take(`books/${bookId}/${fileId}`, file, (arrived) =>
      this.db.transaction((tx) => this.save(tx, bookId, fileId, file.name, arrived, reader)),
    );
    return { id: bookId, status: 'waiting' };
  }

  private async save(
    tx: Tx,
    bookId: string,
    fileId: string,
    name: string,
    arrived: ArrivedFile,
    reader: NonNullable<Reader>,
  ): Promise<void> {
    const tenant_id = currentTenantId();
    const asked = await this.mendable(tx, bookId, reader);
    await tx.bookFile.createMany({
      data: [{ id: fileId, tenant_id, book_id: bookId, original_name: name.slice(0, 255), ...arrived }],
    });
    await tx.book.update({
      where: { tenant_id_id: { tenant_id, id: bookId } },
      // What was asked to be mended is looked at again: it does not slip onto the shelves by itself.
      data: { ingestion: 'waiting', ...(asked && { publish_when_ready: false }) },
    });
    await this.outbox.add(tx, BookUploaded, { book_id: bookId, file_id: fileId });
  }

  /** Locks the book; says whether somebody asked for a change. @throws AppError when its file cannot be changed now */
  private async mendable(tx: Tx, bookId: string, reader: NonNullable<Reader>): Promise<boolean> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`
      select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = ${bookId}::uuid for update`;
    const book = await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: bookId } } });
    if (!book || !maySee(reader, { ...book, owner: 'school' })) throw notFound('book');
    if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.place))
      throw new AppError(
        'forbidden',
        'not_yours',
        'Only who put this book in, or an administrator, can change it.',
      );
    const [story, desk] = [
      await tx.story.findFirst({ where: { tenant_id, book_id: bookId }, select: { id: true } }),
      await tx.bookCase.findUnique({ where: { tenant_id_book_id: { tenant_id, book_id: bookId } } }),
    ];
    assertMendable({ ...book, of_story: story !== null });
    return book.published_at !== null || (desk !== null && desk.stage !== 'open');
  }
}
