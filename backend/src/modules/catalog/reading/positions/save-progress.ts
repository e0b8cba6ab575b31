import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import type { DeviceBody } from '../../library/books/device.ts';
import { readableBook } from '../shared/readable-book.ts';
import { ReadingStateWriter } from '../states/reading-state-writer.ts';
import {
  newestOtherPosition,
  READING_POSITION_COLUMNS,
  type OtherDevicePosition,
  type ReadingPositionRow,
} from './reading-position.ts';

interface NewReadingPosition {
  locator: object;
  percentage: number;
  client_time: Date;
  device?: DeviceBody;
  known_at?: Date;
}

/** Whether a position was stored, and where another device was meanwhile. */
export interface SavedReadingPosition {
  saved: boolean;
  elsewhere: OtherDevicePosition | null;
}

/**
 * Saves a reading position. The latest position by the reader's clock is stored, so that a late request does not move
 * the reader back. The position of each device is stored as well, and the response contains what another device saved
 * since this one last asked.
 */
export class SaveProgress extends Command<SavedReadingPosition> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly position: NewReadingPosition,
  ) {
    super();
  }
}

@CommandHandler(SaveProgress)
export class SaveProgressHandler implements ICommandHandler<SaveProgress> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly states: ReadingStateWriter,
  ) {}

  async execute({ bookId, reader, position }: SaveProgress): Promise<SavedReadingPosition> {
    const { book } = await readableBook(this.find, bookId, reader);
    const { device } = position;
    const tenant = currentTenantId();
    const locator = JSON.stringify(position.locator);
    return this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        insert into catalog.reading_hour (tenant_id, user_id, hour)
        values (${tenant}::uuid, ${reader.userId}::uuid, date_trunc('hour', now()))
        on conflict do nothing`;
      const rows = await tx.$executeRaw`
        insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage,
          client_time, updated_at, device_id, device_kind, device_system)
        values (${tenant}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid, ${book.id}::uuid, ${locator}::jsonb,
          ${position.percentage}, ${position.client_time}, now(), ${device?.id ?? null}::uuid, ${device?.kind ?? null}, ${device?.system ?? null})
        on conflict (tenant_id, user_id, book_id) do update
          set locator = excluded.locator, percentage = excluded.percentage, client_time = excluded.client_time, updated_at = now(),
            device_id = excluded.device_id, device_kind = excluded.device_kind, device_system = excluded.device_system
          where reading_progress.client_time <= excluded.client_time`;
      const of = { userId: reader.userId, book };
      await this.states.recordPosition(tx, of, position.percentage, position.client_time);
      if (!device) return { saved: rows === 1, elsewhere: null };
      await tx.$executeRaw`
        insert into catalog.reading_place (tenant_id, user_id, book_id, device_id, book_tenant_id, device_kind, device_system,
          locator, percentage, client_time)
        values (${tenant}::uuid, ${reader.userId}::uuid, ${book.id}::uuid, ${device.id}::uuid, ${book.tenant_id}::uuid,
          ${device.kind}, ${device.system}, ${locator}::jsonb, ${position.percentage}, ${position.client_time})
        on conflict (tenant_id, user_id, book_id, device_id) do update
          set locator = excluded.locator, percentage = excluded.percentage, client_time = excluded.client_time
          where reading_place.client_time <= excluded.client_time`;
      const others = await tx.$queryRawUnsafe<ReadingPositionRow[]>(
        `select ${READING_POSITION_COLUMNS} from catalog.reading_place
         where tenant_id = $1::uuid and user_id = $2::uuid and book_id = $3::uuid and device_id <> $4::uuid
         order by client_time desc limit 1`,
        tenant,
        reader.userId,
        book.id,
        device.id,
      );
      return {
        saved: rows === 1,
        elsewhere: newestOtherPosition(others, position, position.known_at ?? null),
      };
    });
  }
}
