import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { BookView, type CoverFacts } from '../../library/books/book-view.ts';
import { ReaderProfiles } from '../../library/books/reader-profiles.ts';
import { visibilityCondition } from '../../library/books/visibility-sql.ts';
import { ListBooksRead, type BookRead } from '../../contract.ts';

/** How old the counts of a book's readers may be, in milliseconds. */
const COUNTED_MS = 60_000;
/** Groups of people of whom this process remembers the counts; at most about 20 kB each. */
const MOST_GROUPS = 500;
/** Books of which the counts are kept: enough for the most read that the viewer may find. */
const COUNTED_BOOKS = 100;

interface Counts extends Record<string, unknown> {
  book_tenant_id: string;
  book_id: string;
  readers: number;
  finished: number;
  minutes: number;
}

/**
 * Reading positions state who read a book and how far; sessions state for how long. The counts are kept in memory for a
 * minute; whether the viewer may find a book is asked for each answer.
 */
@QueryHandler(ListBooksRead)
export class ListBooksReadHandler implements IQueryHandler<ListBooksRead> {
  private readonly counted = new LRUCache<string, Promise<Counts[]>>({ max: MOST_GROUPS, ttl: COUNTED_MS });

  constructor(
    private readonly db: Db,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({ people, since, limit, files }: ListBooksRead): Promise<BookRead[]> {
    if (people.length === 0) return [];
    const counts = await this.counts(people, since);
    if (counts.length === 0) return [];
    // Books that the viewer may not find are left out here, too.
    const viewer = await this.readers.current();
    const visible = visibilityCondition(await this.readers.visibilityScope(viewer), [
      counts.map(({ book_tenant_id }) => book_tenant_id),
      counts.map(({ book_id }) => book_id),
      limit,
    ]);
    // Without `offset 0` the planner, which does not know how few books these are, would scan all books.
    const rows = await this.db.rows<
      { place: number } & Pick<BookRead, 'slug' | 'title' | 'language'> & CoverFacts
    >({
      name: `books_read_by_people_${visible.name}`,
      text: `select r.place::int, b.id, b.slug, b.title, b.language, b.file_id, b.has_cover, b.cover_id, b.cover_color
             from unnest($1::uuid[], $2::uuid[]) with ordinality r(book_tenant_id, book_id, place)
             cross join lateral (select b.* from catalog.book b
               where b.tenant_id = r.book_tenant_id and b.id = r.book_id and ${visible.text} offset 0) b
             order by r.place limit $3`,
      values: visible.values,
    });
    return rows.map((row) => {
      const { readers, finished, minutes } = counts[row.place - 1]!;
      return {
        slug: row.slug,
        title: row.title,
        language: row.language,
        cover: this.view.cover(row, files),
        readers,
        finished,
        minutes,
      };
    });
  }

  private counts(people: string[], since: Date): Promise<Counts[]> {
    const key = [currentTenantId(), since.toISOString(), ...people].join();
    let counts = this.counted.get(key);
    if (!counts) {
      counts = this.count(people, since);
      this.counted.set(key, counts);
      counts.catch(() => this.counted.delete(key));
    }
    return counts;
  }

  /** The most read books, by readers and then minutes. */
  private count(people: string[], since: Date): Promise<Counts[]> {
    return this.db.rows<Counts>({
      name: 'counts_of_books_read_by_people',
      text: `with progress as (
               select p.book_tenant_id, book_id, user_id, p.percentage >= 100 or r.finished_at is not null as is_read
               from catalog.reading_progress p left join catalog.reading_state r using (tenant_id, user_id, book_id)
               where tenant_id = $1 and user_id = any($2::uuid[]) and p.updated_at >= $3 and p.book_tenant_id in ($1, $4)),
             time as (
               select book_tenant_id, book_id, user_id, sum(active_seconds) as seconds from catalog.reading_session
               where tenant_id = $1 and user_id = any($2::uuid[]) and started_at >= $3 and book_tenant_id in ($1, $4)
               group by 1, 2, 3)
             select book_tenant_id, book_id, count(*)::int as readers,
               count(*) filter (where is_read)::int as finished,
               ceil(coalesce(sum(seconds), 0) / 60.0)::int as minutes
             from progress full join time using (book_tenant_id, book_id, user_id) group by 1, 2
             order by readers desc, minutes desc, book_id limit ${COUNTED_BOOKS}`,
      values: [currentTenantId(), people, since, PLATFORM_TENANT_ID],
    });
  }
}
