import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { maySee, type Reader } from './book-access.rules.ts';
import { BOOK_COLUMNS, READER_COLUMNS, readerJoin, type BookRow } from './book-view.ts';
import { Readers } from './readers.ts';

/** What somebody reads who had begun a book that their school then hid: not that it never was. */
const PUT_AWAY = (): AppError =>
  new AppError(
    'not_found',
    'put_away',
    'Your school has put this book away. Your teacher can help you to find another one.',
  );

/** Finds one book by id or slug, for whoever may know of it; everybody else gets "no such book". */
@Injectable()
export class FindBook {
  constructor(
    private readonly db: Db,
    private readonly readers: Readers,
  ) {}

  async for(reader: Reader, idOrSlug: string): Promise<BookRow> {
    const tenantId = currentTenantId();
    const column = isUuid(idOrSlug) ? 'id' : 'slug';
    const [asker, [row]] = await Promise.all([
      this.readers.know(reader),
      this.db.rows<BookRow>({
        name: `book_by_${column}`,
        text: `select ${BOOK_COLUMNS}, ${READER_COLUMNS} from catalog.book b${readerJoin('$1', '$2')}
             where b.tenant_id = any($3::uuid[]) and b.${column} = $4
             order by b.tenant_id = $1 desc limit 1`,
        values: [tenantId, reader?.userId ?? null, [tenantId, PLATFORM_TENANT_ID], idOrSlug],
      }),
    ]);
    // Merged into another: whoever comes by an old address, a bookmark or a device is led there.
    if (row?.merged_into) return this.for(reader, row.merged_into);
    const owner = row?.tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school';
    if (!row || !maySee(asker, { ...row, owner }))
      throw row?.hidden && row.read_at ? PUT_AWAY() : notFound('book');
    return row;
  }
}
