import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import type { DeviceBody } from './device.ts';
import { readableBook } from './open-book.query.ts';
import { afterPlace } from './states/state.rules.ts';
import { changeState } from './states/states.ts';
import { newestElsewhere, PLACE_COLUMNS, type PlaceElsewhere, type PlaceRow } from './places.ts';

export interface NewPlace {
  locator: object;
  percentage: number;
  client_time: Date;
  device?: DeviceBody;
  known_at?: Date;
}

/** What saving a place came to: whether it counts, and where another device was meanwhile. */
export interface SavedPlace {
  saved: boolean;
  elsewhere: PlaceElsewhere | null;
}

/**
 * Where a reader is; the last one by the reader's own clock wins, so that a late message moves nobody back. Each
 * device's place is kept beside it, and what another device saved since this one last looked is told.
 */
export class SaveProgress extends Command<SavedPlace> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly place: NewPlace,
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

  async execute({ bookId, reader, place }: SaveProgress): Promise<SavedPlace> {
    const { book } = await readableBook(this.find, bookId, reader);
    const { device } = place;
    const tenant = currentTenantId();
    const locator = JSON.stringify(place.locator);
    return this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        insert into catalog.reading_hour (tenant_id, user_id, hour)
        values (${tenant}::uuid, ${reader.userId}::uuid, date_trunc('hour', now()))
        on conflict do nothing`;
      const rows = await tx.$executeRaw`
        insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage,
          client_time, updated_at, device_id, device_kind, device_system)
        values (${tenant}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid, ${book.id}::uuid, ${locator}::jsonb,
          ${place.percentage}, ${place.client_time}, now(), ${device?.id ?? null}::uuid, ${device?.kind ?? null}, ${device?.system ?? null})
        on conflict (tenant_id, user_id, book_id) do update
          set locator = excluded.locator, percentage = excluded.percentage, client_time = excluded.client_time, updated_at = now(),
            device_id = excluded.device_id, device_kind = excluded.device_kind, device_system = excluded.device_system
          where reading_progress.client_time <= excluded.client_time`;
      await changeState(tx, { userId: reader.userId, book }, (before) =>
        afterPlace(before, place.percentage, place.client_time),
      );
      if (!device) return { saved: rows === 1, elsewhere: null };
      await tx.$executeRaw`
        insert into catalog.reading_place (tenant_id, user_id, book_id, device_id, book_tenant_id, device_kind, device_system,
          locator, percentage, client_time)
        values (${tenant}::uuid, ${reader.userId}::uuid, ${book.id}::uuid, ${device.id}::uuid, ${book.tenant_id}::uuid,
          ${device.kind}, ${device.system}, ${locator}::jsonb, ${place.percentage}, ${place.client_time})
        on conflict (tenant_id, user_id, book_id, device_id) do update
          set locator = excluded.locator, percentage = excluded.percentage, client_time = excluded.client_time
          where reading_place.client_time <= excluded.client_time`;
      const others = await tx.$queryRawUnsafe<PlaceRow[]>(
        `select ${PLACE_COLUMNS} from catalog.reading_place
         where tenant_id = $1::uuid and user_id = $2::uuid and book_id = $3::uuid and device_id <> $4::uuid
         order by client_time desc limit 1`,
        tenant,
        reader.userId,
        book.id,
        device.id,
      );
      return { saved: rows === 1, elsewhere: newestElsewhere(others, place, place.known_at ?? null) };
    });
  }
}
