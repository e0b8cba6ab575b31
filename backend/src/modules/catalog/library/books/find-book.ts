import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetContactsOfPerson } from '../../../identity/contract.ts';
import { isOpenToOwner, maySee, type Reader } from './book-access.rules.ts';
import { feedbackSql, type FeedbackRow } from './book-feedback.ts';
import { BOOK_COLUMNS, readerColumns, readerJoin, type BookRow } from './book-view.ts';
import { ReaderProfiles } from './reader-profiles.ts';

/** The error for a reader who had begun a book that their school hides now; it does not deny that the book exists. */
const PUT_AWAY = (): AppError =>
  new AppError(
    'not_found',
    'put_away',
    'Your school has put this book away. Your teacher can help you to find another one.',
  );

/** Finds one book by id or slug, for readers who may know of it; for all others it does not exist. */
@Injectable()
export class FindBook {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly readers: ReaderProfiles,
  ) {}

  for(reader: Reader, idOrSlug: string): Promise<BookRow> {
    return this.find<BookRow>(reader, idOrSlug, 'book', '');
  }

  /** The same with the feedback of the school's readers, in the same round trip. */
  withFeedback(reader: Reader, idOrSlug: string): Promise<BookRow & FeedbackRow> {
    return this.find<BookRow & FeedbackRow>(reader, idOrSlug, 'book_and_feedback', `, ${feedbackSql('$1')}`);
  }

  private async find<Row extends BookRow>(
    reader: Reader,
    idOrSlug: string,
    name: string,
    moreColumns: string,
  ): Promise<Row> {
    const tenantId = currentTenantId();
    const column = isUuid(idOrSlug) ? 'id' : 'slug';
    const [requester, [row]] = await Promise.all([
      this.readers.know(reader),
      this.db.rows<Row>({
        name: `${name}_by_${column}`,
        text: `select ${BOOK_COLUMNS}, ${readerColumns('$1', '$2')}${moreColumns} from catalog.book b${readerJoin('$1', '$2')}
             where b.tenant_id = any($3::uuid[]) and b.${column} = $4
             order by b.tenant_id = $1 desc limit 1`,
        values: [tenantId, reader?.userId ?? null, [tenantId, PLATFORM_TENANT_ID], idOrSlug],
      }),
    ]);
    // A merged book: old addresses, bookmarks and devices are led to the book that it was merged into.
    if (row?.merged_into) return this.find(reader, row.merged_into, name, moreColumns);
    const owner = row?.tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school';
    const known =
      row &&
      (isOpenToOwner(row) || maySee(requester, { ...row, owner }) || (await this.guides(requester, row)));
    if (!known) throw row?.hidden && row.read_at ? PUT_AWAY() : notFound('book');
    return row;
  }

  /**
   * Whether the reader teaches or is a guardian of the student who put the book in: they read it from the time it was
   * sent to review, to decide about it.
   */
  private async guides(reader: Reader, { id, tenant_id, status }: BookRow): Promise<boolean> {
    if (!reader || status === 'published' || !(reader.role === 'teacher' || reader.role === 'parent'))
      return false;
    const [story] = await this.db.rows<{ author_id: string }>({
      name: 'author_of_book_in_review',
      text: `select author_id from catalog.story
             where tenant_id = $1 and book_id = $2 and file_id is not null and state <> 'draft'`,
      values: [tenant_id, id],
    });
    if (!story) return false;
    const { teachers, guardians } = await this.queries.execute(new GetContactsOfPerson(story.author_id));
    return (reader.role === 'teacher' ? teachers : guardians).includes(reader.userId);
  }
}
