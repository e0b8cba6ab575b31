import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { Progress } from '../../library/books/book-view.ts';
import { FindBook } from '../../library/books/find-book.ts';
import {
  READING_POSITION_COLUMNS,
  OtherDevicePosition,
  readingPositionView,
  type ReadingPositionRow,
} from './reading-position.ts';

/** How many devices are listed. */
const MOST_DEVICES = 5;

/** The current position, and those of other devices. */
export class ReadingPositions extends Progress {
  /** The positions of the reader's other devices, newest first; of all devices when the caller names none. */
  devices!: OtherDevicePosition[];
}

/** A reader's positions in a book. */
export class GetReadingPositions extends Query<ReadingPositions> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    /** The requesting device; its own position is left out. */
    readonly device: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetReadingPositions)
export class GetReadingPositionsHandler implements IQueryHandler<GetReadingPositions> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ bookId, reader, device }: GetReadingPositions): Promise<ReadingPositions> {
    const book = await this.find.for(reader, bookId);
    const rows = await this.db.rows<ReadingPositionRow & Record<string, unknown>>({
      name: 'positions_of_devices',
      text: `select ${READING_POSITION_COLUMNS} from catalog.reading_place
             where tenant_id = $1 and user_id = $2 and book_id = $3 and ($4::uuid is null or device_id <> $4)
             order by client_time desc limit ${MOST_DEVICES}`,
      values: [currentTenantId(), reader.userId, book.id, device],
    });
    return {
      percentage: book.percentage ?? 0,
      locator: book.locator ?? null,
      updated_at: (book.read_at ?? book.created_at).toISOString(),
      devices: rows.map(readingPositionView),
    };
  }
}
