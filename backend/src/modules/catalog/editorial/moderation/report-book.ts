import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookFault } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { FindBook } from '../../library/books/find-book.ts';

/** Reports that something is wrong with a book; a second report of the reader replaces the first. */
export class ReportBook extends Command<{ reported: boolean }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly fault: BookFault,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(ReportBook)
export class ReportBookHandler implements ICommandHandler<ReportBook> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly writer: BookWriter,
  ) {}

  async execute({ bookId, reader, fault, note }: ReportBook): Promise<{ reported: boolean }> {
    const book = await this.find.for(reader, bookId);
    await this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        insert into catalog.book_report (id, tenant_id, user_id, book_tenant_id, book_id, fault, note)
        values (${newId()}::uuid, ${currentTenantId()}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid, ${book.id}::uuid,
          ${fault}, ${note})
        on conflict (tenant_id, user_id, book_id) do update
          set fault = excluded.fault, note = excluded.note, created_at = now(), settled_at = null, settled_by = null,
            kept_at = null`;
      await this.writer.announce(tx, [book.id]);
    });
    return { reported: true };
  }
}
