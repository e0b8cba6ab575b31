import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { BOOK_COLUMNS, readerColumns, readerJoin, BookView, type BookRow } from '../books/book-view.ts';
import { namedStatement } from '../search/list-books.statements.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { visibilitySql } from '../books/visibility-sql.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';
import { mayReadList, type ListViewer } from './list-access.rules.ts';
import { ListViewers } from './list-viewers.ts';
import type { ListedBook, ListRow } from './list-view.ts';
import { LIST_COLUMNS, listVisibleSql } from './lists.sql.ts';

type Person = NonNullable<Reader>;

export interface ReadingListCriteria {
  limit: number;
  offset: number;
  search?: string | undefined;
  classId?: string | undefined;
  /** Only lists that the requester may change. */
  changed?: boolean;
  id?: string;
}

/** Reads lists, and those of their books that the requester finds. */
@Injectable()
export class ReadingLists {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly readers: ReaderProfiles,
    private readonly viewers: ListViewers,
    private readonly view: BookView,
    private readonly feedback: BookFeedbackReader,
  ) {}

  /** One page of lists, earliest due date first, with the requester's progress in each. */
  async page(
    person: Person,
    asked: ReadingListCriteria,
  ): Promise<{ count: number; rows: ListRow[]; requester: ListViewer }> {
    const [reader, requester] = await Promise.all([this.readers.know(person), this.viewers.of(person)]);
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const tenant = add(currentTenantId());
    const where = [`l.tenant_id = ${tenant}::uuid`, listVisibleSql(requester, add, asked.changed)];
    if (asked.id) where.push(`l.id = ${add(asked.id)}::uuid`);
    if (asked.classId) where.push(`l.class_id = ${add(asked.classId)}::uuid`);
    if (asked.search?.trim())
      where.push(`strpos(lower(l.title), ${add(asked.search.trim().toLowerCase())}::text) > 0`);
    const order = `(l.due_on is not null and l.due_on < ${add(this.clock.now().toISOString().slice(0, 10))}::date),
      l.due_on nulls last, l.created_at desc, l.id`;
    const text = `
      with seen as materialized (select l.* from catalog.reading_list l where ${where.join(' and ')}),
      l as (select * from seen l order by ${order} limit ${add(asked.limit)} offset ${add(asked.offset)})
      select ${LIST_COLUMNS}, n.total, coalesce(b.books, 0) as books_count, coalesce(b.finished, 0) as finished_count,
        coalesce(b.covers, '[]') as covers,
        (select max(m.day)::text from catalog.reading_list_reminder m
         where m.tenant_id = l.tenant_id and m.list_id = l.id and m.student_id = ${add(person.userId)}::uuid) as reminded_on
      from (select count(*)::int as total from seen) n left join l on true
      left join lateral (
        select count(*)::int as books, count(*) filter (where p.percentage >= 100 or r.finished_at is not null)::int as finished,
          to_json((array_agg(json_build_object('id', b.id, 'title', b.title, 'file_id', b.file_id, 'has_cover', b.has_cover,
            'cover_id', b.cover_id, 'cover_color', b.cover_color) order by i.position, b.id))[1:4]) as covers
        from catalog.reading_list_book i
        join catalog.book b on b.tenant_id = i.book_tenant_id and b.id = i.book_id
          and b.tenant_id in (${tenant}::uuid, '${PLATFORM_TENANT_ID}') and ${visibilitySql(visibilityScopeOf(reader), add)}
        ${readerJoin('i.tenant_id', `${add(person.userId)}::uuid`)}
        where i.tenant_id = l.tenant_id and i.list_id = l.id) b on true
      order by ${order}`;
    const rows = await this.db.rows<ListRow & { total: number }>(namedStatement(text, values));
    return { count: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null), requester };
  }

  /**
   * One list.
   * @throws AppError not_found for people who may not read it
   */
  async one(person: Person, id: string): Promise<{ row: ListRow; requester: ListViewer }> {
    const { rows, requester } = await this.page(person, { id, limit: 1, offset: 0 });
    const [row] = rows;
    if (!row || !mayReadList(requester, row)) throw notFound('reading list');
    return { row, requester };
  }

  /** Its books in order; only those that the requester finds. */
  async booksOf(person: Person, id: string, files: string): Promise<ListedBook[]> {
    const reader = await this.readers.know(person);
    const values: unknown[] = [currentTenantId(), id, person.userId, PLATFORM_TENANT_ID];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const rows = await this.db.rows<BookRow & { list_note: string }>(
      namedStatement(
        `select ${BOOK_COLUMNS}, ${readerColumns('i.tenant_id', '$3')}, i.note as list_note
         from catalog.reading_list_book i
         join catalog.book b on b.tenant_id = i.book_tenant_id and b.id = i.book_id
           and b.tenant_id in ($1::uuid, $4::uuid) and ${visibilitySql(visibilityScopeOf(reader), add)}
         ${readerJoin('i.tenant_id', '$3::uuid')}
         where i.tenant_id = $1::uuid and i.list_id = $2::uuid order by i.position, b.id`,
        values,
      ),
    );
    const feedback = await this.feedback.of(rows.map((row) => row.id));
    return rows.map((row) => ({
      book: this.view.show(row, reader, files, feedback(row.id)),
      note: row.list_note,
    }));
  }
}
