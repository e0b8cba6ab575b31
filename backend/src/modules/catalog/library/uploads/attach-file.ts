import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Book } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { BookUploaded } from '../../contract.ts';
import { maySee, OWN_BOOK, type Reader } from '../books/book-access.rules.ts';
import { BookWriter } from '../books/book-writer.ts';
import { assertAcceptsFile } from '../books/book.rules.ts';
import { UploadStorage, type StoredUpload, type IncomingFile } from './upload-storage.ts';

/**
 * Attaches a file to a draft: the first file of a described book, or a replacement. Earlier files are kept, to be
 * compared.
 */
export class AttachFile extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly file: IncomingFile,
    readonly wish: {
      /** Publishes the book when the file has passed the check. */
      publish: boolean;
      /** The file was matched to its book only by its name, so it must not replace another file. */
      firstOnly?: boolean;
    },
  ) {
    super();
  }
}

@CommandHandler(AttachFile)
export class AttachFileHandler implements ICommandHandler<AttachFile> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly intake: UploadStorage,
    private readonly writer: BookWriter,
  ) {}

  async execute(command: AttachFile): Promise<{ id: string; status: 'waiting' }> {
    const { bookId, file } = command;
    // Checked before the file is received, so that no large file is sent in vain, and again when it is stored.
    await this.db.transaction((tx) => this.open(tx, command));
    const fileId = newId();
    await this.intake.take(`books/${bookId}/${fileId}`, file, (arrived) =>
      this.db.transaction((tx) => this.save(tx, fileId, arrived, command)),
    );
    return { id: bookId, status: 'waiting' };
  }

  private async save(tx: Tx, fileId: string, arrived: StoredUpload, command: AttachFile): Promise<void> {
    const { bookId, file, wish } = command;
    const { book, reviewed } = await this.open(tx, command);
    await addFile(tx, this.outbox, bookId, fileId, file.name, arrived);
    // A returned book must be reviewed again before it is published.
    await this.writer.expectFile(tx, book, reviewed ? false : wish.publish ? true : null);
  }

  /**
   * Locks the book. `reviewed`: it was published before, or a moderator requested a change.
   * @throws AppError when it accepts no file now
   */
  private async open(
    tx: Tx,
    { bookId, reader, wish }: AttachFile,
  ): Promise<{ book: Book; reviewed: boolean }> {
    const tenant_id = currentTenantId();
    const book = await this.writer.lock(tx, bookId);
    if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
    if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.tenantKind))
      throw new AppError(
        'forbidden',
        'not_yours',
        'Only who put this book in, or an administrator, can change it.',
      );
    const [story, moderation, checked] = [
      await tx.story.findFirst({ where: { tenant_id, book_id: bookId }, select: { id: true } }),
      await tx.bookModerationCase.findUnique({
        where: { tenant_id_book_id: { tenant_id, book_id: bookId } },
      }),
      await tx.bookFile.findFirst({
        where: { tenant_id, book_id: bookId, status: { in: ['waiting', 'processing'] } },
        select: { id: true },
      }),
    ];
    assertAcceptsFile({
      ...book,
      of_story: story !== null,
      file_in_check: checked !== null,
      first_only: wish.firstOnly ?? false,
    });
    const reviewed = book.published_at !== null || (moderation !== null && moderation.stage !== 'open');
    return { book, reviewed };
  }
}

/** Records a file that is in storage, and requests its check. */
export async function addFile(
  tx: Tx,
  outbox: Outbox,
  book_id: string,
  id: string,
  name: string,
  { bytes, sha256 }: StoredUpload,
): Promise<void> {
  await tx.bookFile.createMany({
    data: [{ id, tenant_id: currentTenantId(), book_id, original_name: name.slice(0, 255), bytes, sha256 }],
  });
  await outbox.add(tx, BookUploaded, { book_id, file_id: id });
}
