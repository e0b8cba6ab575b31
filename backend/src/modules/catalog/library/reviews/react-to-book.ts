import type { Reaction } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { accessOf, type Reader } from '../books/book-access.rules.ts';
import type { BookRow } from '../books/book-view.ts';
import { FindBook } from '../books/find-book.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';

/** The reactions to a book, after one of its readers changed theirs. */
export class BookReactions {
  reactions!: Record<string, number>;
  /** The caller's own; null without one. */
  mine!: string | null;
}

/** Sets the reader's reaction to a book, or removes it (null). Each reader has one per book. */
export class ReactToBook extends Command<BookReactions> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly reaction: Reaction | null,
  ) {
    super();
  }
}

/** @throws AppError for a book that the reader cannot open, or that is not published */
export async function requireReadableBook(
  find: FindBook,
  id: string,
  reader: NonNullable<Reader>,
): Promise<BookRow> {
  const book = await find.for(reader, id);
  if (book.status !== 'published' || !accessOf(reader, book).read)
    throw new AppError('conflict', 'not_read', 'This can be said of books that you can read.');
  return book;
}

@CommandHandler(ReactToBook)
export class ReactToBookHandler implements ICommandHandler<ReactToBook> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly feedback: BookFeedbackReader,
  ) {}

  async execute({ bookId, reader, reaction }: ReactToBook): Promise<BookReactions> {
    const book = await requireReadableBook(this.find, bookId, reader);
    const tenant = currentTenantId();
    await this.db.transaction(async (tx) => {
      if (reaction === null)
        await tx.bookReaction.deleteMany({
          where: { tenant_id: tenant, user_id: reader.userId, book_id: book.id },
        });
      else
        await tx.$executeRaw`
          insert into catalog.book_reaction (tenant_id, user_id, book_tenant_id, book_id, reaction)
          values (${tenant}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid, ${book.id}::uuid, ${reaction})
          on conflict (tenant_id, user_id, book_id) do update set reaction = excluded.reaction, created_at = now()
          where book_reaction.reaction <> excluded.reaction`;
    });
    return { reactions: (await this.feedback.of([book.id]))(book.id).reactions, mine: reaction };
  }
}
