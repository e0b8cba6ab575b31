import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Book } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { maySee, OWN_BOOK, type Reader } from '../books/book-access.rules.ts';
import type { BookHistoryLine } from '../books/book-writer.ts';
import { nameOf } from '../../shared/person-name.ts';
import { Covers } from './covers.ts';

/** Replaces the cover of a book of the current school with a picture. */
export class ReplaceCover extends Command<{ id: string }> {
  constructor(
    readonly bookId: string,
    readonly picture: Buffer,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@CommandHandler(ReplaceCover)
export class ReplaceCoverHandler implements ICommandHandler<ReplaceCover> {
  constructor(
    private readonly db: Db,
    private readonly covers: Covers,
    private readonly queries: QueryBus,
  ) {}

  async execute({ bookId, picture, reader }: ReplaceCover): Promise<{ id: string }> {
    const own = { tenant_id_id: { tenant_id: currentTenantId(), id: bookId } };
    // Checked before the picture is processed, and again when the book is locked.
    await this.db.transaction(async (tx) => assertMay(reader, await tx.book.findUnique({ where: own })));
    const actor = { id: reader.userId, name: await nameOf(this.queries, reader.userId) };
    const settle = (book: Book | null): BookHistoryLine => {
      assertMay(reader, book);
      return { move: 'edit', actor, detail: { cover: [null, 'new'] } };
    };
    if (!(await this.covers.put(bookId, picture, settle)))
      throw invalidFields(
        { picture: ['This picture could not be read. Choose a PNG, JPEG or WebP file.'] },
        'picture_unreadable',
      );
    return { id: bookId };
  }
}

type Known = Parameters<typeof maySee>[1];

/** Allows uploaders and those who manage books; a book that the requester may not see is not found. */
function assertMay(reader: NonNullable<Reader>, book: Omit<Known, 'owner' | 'hidden'> | null): void {
  if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
  if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.tenantKind))
    throw new AppError(
      'forbidden',
      'not_yours',
      'Only who put this book in, or an administrator, can change it.',
    );
}
