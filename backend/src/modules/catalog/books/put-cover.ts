import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { maySee, OWN_BOOK, type Reader } from './book-access.rules.ts';
import { Covers } from './covers.ts';

/** Puts a picture on a book of the running school as its cover, in place of the file's. */
export class PutCover extends Command<{ id: string }> {
  constructor(
    readonly bookId: string,
    readonly picture: Buffer,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@CommandHandler(PutCover)
export class PutCoverHandler implements ICommandHandler<PutCover> {
  constructor(
    private readonly db: Db,
    private readonly covers: Covers,
  ) {}

  async execute({ bookId, picture, reader }: PutCover): Promise<{ id: string }> {
    const own = { tenant_id_id: { tenant_id: currentTenantId(), id: bookId } };
    // Asked before anything is drawn, and again when the book is locked.
    await this.db.transaction(async (tx) => assertMay(reader, await tx.book.findUnique({ where: own })));
    if (!(await this.covers.put(bookId, picture, (_tx, book) => assertMay(reader, book))))
      throw new AppError('invalid', 'picture_unreadable', 'Please look at the marked fields.', {
        fields: { picture: ['This picture could not be read. Choose a PNG, JPEG or WebP file.'] },
      });
    return { id: bookId };
  }
}

type Known = Parameters<typeof maySee>[1];

/** Their own book, or any for those who manage books; whoever may not even see it hears of none. */
function assertMay(reader: NonNullable<Reader>, book: Omit<Known, 'owner' | 'hidden'> | null): void {
  if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
  if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.place))
    throw new AppError(
      'forbidden',
      'not_yours',
      'Only who put this book in, or an administrator, can change it.',
    );
}
