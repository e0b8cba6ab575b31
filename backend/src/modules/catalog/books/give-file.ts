import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { BookUploaded } from '../contract.ts';
import { maySee, OWN_BOOK, type Reader } from './book-access.rules.ts';
import { assertTakesFile } from './book.rules.ts';
import { FileIntake, type ArrivedFile, type IncomingFile } from './file-intake.ts';

/**
 * Gives a draft its file: the one that a described book waits for, or a mended one in the place of that it has. The
 * files before it stay, to be compared.
 */
export class GiveFile extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly file: IncomingFile,
    readonly wish: {
      /** On the shelves as soon as the file was found good. */
      publish: boolean;
      /** The file found its book by its name alone, so that it must not take the place of another. */
      firstOnly?: boolean;
    },
  ) {
    super();
  }
}

@CommandHandler(GiveFile)
export class GiveFileHandler implements ICommandHandler<GiveFile> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly intake: FileIntake,
  ) {}

  async execute(command: GiveFile): Promise<{ id: string; status: 'waiting' }> {
    const { bookId, file } = command;
    // Asked before the file is read, so that nobody sends fifty megabytes in vain, and again when it lies there.
    await this.db.transaction((tx) => this.open(tx, command));
    const fileId = newId();
    await this.intake.take(`books/${bookId}/${fileId}`, file, (arrived) =>
      this.db.transaction((tx) => this.save(tx, fileId, arrived, command)),
    );
    return { id: bookId, status: 'waiting' };
  }

  private async save(tx: Tx, fileId: string, arrived: ArrivedFile, command: GiveFile): Promise<void> {
    const { bookId, file, wish } = command;
    const tenant_id = currentTenantId();
    const asked = await this.open(tx, command);
    await addFile(tx, this.outbox, bookId, fileId, file.name, arrived);
    await tx.book.update({
      where: { tenant_id_id: { tenant_id, id: bookId } },
      data: {
        ingestion: 'waiting',
        ...(wish.publish && { publish_when_ready: true }),
        // What was asked to be mended is looked at again: it does not slip onto the shelves by itself.
        ...(asked && { publish_when_ready: false }),
      },
    });
  }

  /** Locks the book; says whether somebody asked for a change. @throws AppError when it takes no file now */
  private async open(tx: Tx, { bookId, reader, wish }: GiveFile): Promise<boolean> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`
      select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = ${bookId}::uuid for update`;
    const book = await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: bookId } } });
    if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
    if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.place))
      throw new AppError(
        'forbidden',
        'not_yours',
        'Only who put this book in, or an administrator, can change it.',
      );
    const [story, desk, checked] = [
      await tx.story.findFirst({ where: { tenant_id, book_id: bookId }, select: { id: true } }),
      await tx.bookCase.findUnique({ where: { tenant_id_book_id: { tenant_id, book_id: bookId } } }),
      await tx.bookFile.findFirst({
        where: { tenant_id, book_id: bookId, status: { in: ['waiting', 'processing'] } },
        select: { id: true },
      }),
    ];
    assertTakesFile({
      ...book,
      of_story: story !== null,
      file_in_check: checked !== null,
      first_only: wish.firstOnly ?? false,
    });
    return book.published_at !== null || (desk !== null && desk.stage !== 'open');
  }
}

/** Notes a file that lies in the storage, and has it checked. */
export async function addFile(
  tx: Tx,
  outbox: Outbox,
  book_id: string,
  id: string,
  name: string,
  { bytes, sha256 }: ArrivedFile,
): Promise<void> {
  await tx.bookFile.createMany({
    data: [{ id, tenant_id: currentTenantId(), book_id, original_name: name.slice(0, 255), bytes, sha256 }],
  });
  await outbox.add(tx, BookUploaded, { book_id, file_id: id });
}
