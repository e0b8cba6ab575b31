import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import type { Reader } from './book-access.rules.ts';
import { maySee, OWN_BOOK } from './book-access.rules.ts';
import { move, type BookMove, type BookStatus } from './book.rules.ts';
import { assertRightsTold } from './rights-told.ts';

/** Publishes or archives a book of the running school. */
export class ChangeBookStatus extends Command<{ id: string; status: BookStatus }> {
  constructor(
    readonly bookId: string,
    readonly move: BookMove,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@CommandHandler(ChangeBookStatus)
export class ChangeBookStatusHandler implements ICommandHandler<ChangeBookStatus> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly cache: PublicCache,
  ) {}

  async execute({
    bookId,
    move: name,
    reader,
  }: ChangeBookStatus): Promise<{ id: string; status: BookStatus }> {
    const where = { tenant_id_id: { tenant_id: currentTenantId(), id: bookId } };
    const changed = await this.db.transaction(async (tx) => {
      const book = await tx.book.findUnique({ where });
      if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
      if (name === 'publish' && book.merged_into)
        throw new AppError(
          'conflict',
          'book_merged',
          'This book became part of another one. Publish that one.',
        );
      const status = move(book, name);
      if (name === 'publish' && !may(reader.role, 'book.manage', reader.place)) {
        const desk = await tx.bookCase.findUnique({
          where: { tenant_id_book_id: { tenant_id: currentTenantId(), book_id: bookId } },
        });
        if (desk && desk.stage !== 'open')
          throw new AppError(
            'conflict',
            'changes_asked',
            'Somebody who looks after the books asked for a change first. Put it right and send the book for a look.',
          );
      }
      if (status === book.status) return { id: book.id, status };
      if (name === 'publish') await assertRightsTold(tx, book);
      await tx.book.update({
        where: { ...where, status: book.status, ingestion: book.ingestion },
        data: {
          status,
          ...(status === 'published' && { published_at: book.published_at ?? this.clock.now() }),
        },
      });
      await this.cache.announce(tx);
      return { id: book.id, status };
    });
    this.cache.forget();
    return changed;
  }
}
