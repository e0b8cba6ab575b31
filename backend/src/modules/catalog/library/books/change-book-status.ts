import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { nameOf } from '../../shared/person-name.ts';
import type { Reader } from './book-access.rules.ts';
import { maySee, OWN_BOOK } from './book-access.rules.ts';
import { BookWriter } from './book-writer.ts';
import { nextBookStatus, type BookStatus, type BookStatusChangeName } from './book.rules.ts';
import { assertRightsStated } from './assert-rights-stated.ts';

/** Publishes or archives a book of the current school. */
export class ChangeBookStatus extends Command<{ id: string; status: BookStatus }> {
  constructor(
    readonly bookId: string,
    readonly change: BookStatusChangeName,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@CommandHandler(ChangeBookStatus)
export class ChangeBookStatusHandler implements ICommandHandler<ChangeBookStatus> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly queries: QueryBus,
    private readonly writer: BookWriter,
  ) {}

  async execute({ bookId, change, reader }: ChangeBookStatus): Promise<{ id: string; status: BookStatus }> {
    const actor = { id: reader.userId, name: await nameOf(this.queries, reader.userId) };
    const changed = await this.db.transaction(async (tx) => {
      const book = await this.writer.lock(tx, bookId);
      if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
      const status = nextBookStatus(book, change);
      if (change === 'publish' && !may(reader.role, 'book.manage', reader.tenantKind)) {
        const moderation = await tx.bookModerationCase.findUnique({
          where: { tenant_id_book_id: { tenant_id: currentTenantId(), book_id: bookId } },
        });
        if (moderation && moderation.stage !== 'open')
          throw new AppError(
            'conflict',
            'changes_asked',
            'Somebody who looks after the books asked for a change first. Put it right and send the book for a look.',
          );
      }
      if (status === book.status) return { id: book.id, status };
      if (change === 'publish') await assertRightsStated(tx, book);
      const audit = change === 'publish' ? 'book.published' : 'book.archived';
      await this.writer.changeStatus(tx, book, { status, move: change, actor, audit });
      return { id: book.id, status };
    });
    this.cache.forget();
    return changed;
  }
}
