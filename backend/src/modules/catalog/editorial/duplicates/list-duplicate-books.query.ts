import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { BookView, type CoverFacts } from '../../library/books/book-view.ts';
import { ModerationCards } from '../moderation/moderation-cards.ts';
import type { DuplicateBook, DuplicateBookGroup } from './duplicate-views.ts';

/** The most groups of one kind that are computed. */
const MOST_GROUPS = 500;
/** The most books of a group that are shown. */
const MOST_BOOKS = 12;
/**
 * SQL: books of the platform that every school shows; at the platform's own address there are no others to compare
 * with.
 */
const OF_PLATFORM = `$4 <> $1 and p.status = 'published' and p.visibility in ('school', 'platform', 'public') and p.merged_into is null`;
/**
 * For the platform's team: copies of the platform's books at the schools, for each school with the original. `offset 0`:
 * looked up for each of the platform's books, instead of reading the books of all schools.
 */
const AT_SCHOOLS = {
  tables: `,
    everybodys as (
      select id, isbn from catalog.book where tenant_id = $4 and status = 'published'
        and visibility in ('school', 'platform', 'public') and merged_into is null),
    alike as (
      select c.tenant_id as school, p.id as kept, c.id as copy, 'isbn' as same from everybodys p
      cross join lateral (select c.tenant_id, c.id from catalog.book c where c.isbn = p.isbn
        and c.tenant_id <> $4 and c.status <> 'archived' and c.merged_into is null offset 0) c
      union
      select c.tenant_id, p.id, c.id, 'file' from everybodys p
      cross join lateral (select o.sha256 from catalog.book_file o
        where o.tenant_id = $4 and o.book_id = p.id and o.status <> 'refused' offset 0) o
      cross join lateral (select f.tenant_id, f.book_id from catalog.book_file f
        where f.sha256 = o.sha256 and f.tenant_id <> $4 and f.status <> 'refused' offset 0) f
      join catalog.book c on c.tenant_id = f.tenant_id and c.id = f.book_id
      where c.status <> 'archived' and c.merged_into is null)`,
  groups: `union all
    select school, array_agg(distinct same order by same), kept || array_agg(distinct copy order by copy) from alike l
    where not exists (select from catalog.distinct_book_pair a
      where a.tenant_id = l.school and a.one_id = least(l.kept, l.copy) and a.other_id = greatest(l.kept, l.copy))
    group by school, kept`,
};
/** Smaller counts could identify single children. */
const FEW = 5;

/**
 * Possible duplicates of the current tenant, largest groups first; for the platform's team also copies at schools.
 */
export class ListDuplicateBooks extends Query<{ count: number; groups: DuplicateBookGroup[] }> {
  constructor(
    readonly page: Pick<PageQuery, 'limit' | 'offset'>,
    readonly files: string,
  ) {
    super();
  }
}

interface GroupRow {
  school: string | null;
  same: DuplicateBookGroup['same'];
  ids: string[];
  total: number;
}
type BookRow = CoverFacts &
  Omit<DuplicateBook, 'cover' | 'readers' | 'created_at'> & { readers: number; created_at: Date };

@QueryHandler(ListDuplicateBooks)
export class ListDuplicateBooksHandler implements IQueryHandler<ListDuplicateBooks> {
  constructor(
    private readonly cards: ModerationCards,
    private readonly view: BookView,
  ) {}

  async execute({
    page,
    files,
  }: ListDuplicateBooks): Promise<{ count: number; groups: DuplicateBookGroup[] }> {
    const tenant = currentTenantId();
    const everywhere = this.cards.everywhere();
    const [found] = await this.cards.read([
      {
        name: everywhere ? 'duplicate_groups_everywhere' : 'twin_groups',
        text: `with standing as (
               select id, isbn from catalog.book where tenant_id = $1 and status <> 'archived' and merged_into is null),
             -- \`is true\`: looked up in a hash table. As a join, with few rows estimated, it took seconds for 10,000 books.
             filed as (
               select f.book_id, f.sha256 from catalog.book_file f
               where f.tenant_id = $1 and f.status <> 'refused' and (f.book_id in (select id from standing)) is true),
             -- A school's copy of a book that the platform has in the library of every school.
             copied as (
               select p.id, p.isbn, null as sha256 from catalog.book p
               where p.tenant_id = $4 and (p.isbn in (select isbn from standing)) is true and ${OF_PLATFORM}
               union all
               select distinct p.id, null, f.sha256 from catalog.book_file f
               join catalog.book p on p.tenant_id = $4 and p.id = f.book_id
               where f.tenant_id = $4 and f.status <> 'refused' and (f.sha256 in (select sha256 from filed)) is true and ${OF_PLATFORM}),
             named as (
               (select 'isbn' as same, array_agg(id order by id) as ids
                from (select id, isbn from standing union select id, isbn from copied) b where isbn is not null
                group by isbn having count(*) > 1 limit ${MOST_GROUPS})
               union all
               (select 'file', array_agg(distinct book_id order by book_id)
                from (select book_id, sha256 from filed union select id, sha256 from copied) f where sha256 is not null
                group by sha256 having count(distinct book_id) > 1 limit ${MOST_GROUPS}))${everywhere ? AT_SCHOOLS.tables : ''},
             groups as (
               select null::uuid as school, array_agg(same order by same) as same, ids from named group by ids
               ${everywhere ? AT_SCHOOLS.groups : ''})
             select school, same, ids, count(*) over ()::int as total from groups g
             where school is not null or exists (
               select from unnest(g.ids) one(id), unnest(g.ids) other(id) where one.id < other.id and not exists (
                 select from catalog.distinct_book_pair a where a.tenant_id = $1 and a.one_id = one.id and a.other_id = other.id))
             order by cardinality(ids) desc, ids, school limit $2 offset $3`,
        values: [tenant, page.limit, page.offset, PLATFORM_TENANT_ID],
      },
    ]);
    const groups = found as GroupRow[];
    const wanted = groups.flatMap(({ ids }) => ids.slice(0, MOST_BOOKS));
    const [books] = (await this.cards.read([
      {
        name: everywhere ? 'duplicate_books_everywhere' : 'twin_books',
        text: `select b.id, b.slug, b.title, b.authors, b.isbn, b.status, b.awaits_file, b.created_at, b.file_id, b.has_cover, b.cover_id,
               b.cover_color, case when b.tenant_id = $2 then 'platform' else 'school' end as owner,
               (select count(*)::int from catalog.reading_progress p where p.book_id = b.id) as readers
             from catalog.book b where ${everywhere ? '' : 'b.tenant_id in ($2, $3) and '}b.id = any($1::uuid[])`,
        values: [wanted, PLATFORM_TENANT_ID, ...(everywhere ? [] : [tenant])],
      },
    ])) as [BookRow[]];
    const names = await this.cards.schoolNames(groups.flatMap(({ school }) => school ?? []));
    const byId = new Map(books.map((book) => [book.id, book]));
    return {
      count: groups[0]?.total ?? 0,
      groups: groups.map(({ school, same, ids }) => ({
        same,
        school: school ? { id: school, name: names.get(school) ?? '' } : null,
        books: ids
          .flatMap((id) => byId.get(id) ?? [])
          .sort((a, b) => worth(b) - worth(a) || a.created_at.getTime() - b.created_at.getTime())
          .map((book) => this.show(book, files)),
      })),
    };
  }

  private show(row: BookRow, files: string): DuplicateBook {
    const { id, slug, title, owner, authors, isbn, status, awaits_file, created_at, readers } = row;
    return {
      id,
      slug,
      title,
      owner,
      authors,
      isbn,
      status,
      awaits_file,
      cover: this.view.cover(row, files),
      created_at: created_at.toISOString(),
      readers: readers < FEW ? null : readers,
    };
  }
}

/** The order for keeping a book: it has readers, it is published, it has its file. */
const worth = ({ owner, status, awaits_file, readers }: BookRow): number =>
  (owner === 'platform' ? 2_000_000 : 0) +
  (status === 'published' ? 1_000_000 : 0) +
  (awaits_file ? 0 : 500_000) +
  readers;
