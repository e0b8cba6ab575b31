import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { readableBook } from './open-book.query.ts';

/** Where a reader is; the last one by the reader's own clock wins, so that a late message moves nobody back. */
export class SaveProgress extends Command<{ saved: boolean }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly place: { locator: object; percentage: number; client_time: Date },
  ) {
    super();
  }
}

@CommandHandler(SaveProgress)
export class SaveProgressHandler implements ICommandHandler<SaveProgress> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ bookId, reader, place }: SaveProgress): Promise<{ saved: boolean }> {
    const { book } = await readableBook(this.find, bookId, reader);
    const rows = await this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        insert into catalog.reading_hour (tenant_id, user_id, hour)
        values (${currentTenantId()}::uuid, ${reader.userId}::uuid, date_trunc('hour', now()))
        on conflict do nothing`;
      return tx.$executeRaw`
        insert into catalog.reading_progress
          (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
        values (${currentTenantId()}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid, ${book.id}::uuid,
          ${JSON.stringify(place.locator)}::jsonb, ${place.percentage}, ${place.client_time}, now())
        on conflict (tenant_id, user_id, book_id) do update
          set locator = excluded.locator, percentage = excluded.percentage, client_time = excluded.client_time, updated_at = now()
          where reading_progress.client_time <= excluded.client_time`;
    });
    return { saved: rows === 1 };
  }
}
