import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { Progress } from '../books/book-view.ts';
import { FindBook } from '../books/find-book.ts';
import { PLACE_COLUMNS, PlaceElsewhere, placeView, type PlaceRow } from './places.ts';

/** Devices whose places are told. */
const MOST_DEVICES = 5;

/** The place that counts, and where other devices stopped. */
export class Places extends Progress {
  /** The newest places of the reader's other devices, newest first; all of them when the caller names no device. */
  devices!: PlaceElsewhere[];
}

/** A reader's places in a book. */
export class GetPlaces extends Query<Places> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    /** The asking device: its own place is left out. */
    readonly device: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetPlaces)
export class GetPlacesHandler implements IQueryHandler<GetPlaces> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ bookId, reader, device }: GetPlaces): Promise<Places> {
    const book = await this.find.for(reader, bookId);
    const rows = await this.db.rows<PlaceRow & Record<string, unknown>>({
      name: 'places_of_devices',
      text: `select ${PLACE_COLUMNS} from catalog.reading_place
             where tenant_id = $1 and user_id = $2 and book_id = $3 and ($4::uuid is null or device_id <> $4)
             order by client_time desc limit ${MOST_DEVICES}`,
      values: [currentTenantId(), reader.userId, book.id, device],
    });
    return {
      percentage: book.percentage ?? 0,
      locator: book.locator ?? null,
      updated_at: (book.read_at ?? book.created_at).toISOString(),
      devices: rows.map(placeView),
    };
  }
}
