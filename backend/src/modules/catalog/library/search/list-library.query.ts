import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { accessOf, type Reader } from '../books/book-access.rules.ts';
import {
  sharedInList,
  type BookInList,
  type BookInListRow,
  type CategoryInList,
  type SharedInList,
} from '../books/book-in-list.ts';
import { BookCharities } from '../books/book-charities.ts';
import { BookView } from '../books/book-view.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import type { State } from '../books/reading-state.rules.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';
import type { BookFilters } from './book-filters.ts';
import { BookPages } from './book-pages.ts';
import { listStatements, type ListStatements } from './list-books.statements.ts';

/** One page of the library's books that the reader finds, as cards show them. */
export class ListLibrary extends Query<{ count: number; books: BookInList[] }> {
  constructor(
    readonly filters: BookFilters,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

/** A book, and the facts that decide who may read it. */
interface Shared {
  book: SharedInList;
  facts: Pick<BookInListRow, 'created_by' | 'price_minor' | 'visibility'>;
}
interface Page {
  count: number;
  books: Shared[];
}
type Own = Pick<BookInList, 'progress' | 'reading'> & { owned: boolean };
interface Begun {
  book_id: string;
  percentage: number | null;
  state: State | null;
  owned: boolean;
}
const NOT_BEGUN: Own = { progress: null, reading: null, owned: false };

/**
 * What all readers with the same visibility scope see is cached until a book changes; each request reads only the
 * reader's own positions and states.
 */
@QueryHandler(ListLibrary)
export class ListLibraryHandler implements IQueryHandler<ListLibrary> {
  constructor(
    private readonly charities: BookCharities,
    private readonly db: Db,
    private readonly pages: BookPages,
    private readonly view: BookView,
    private readonly cache: PublicCache,
    private readonly readers: ReaderProfiles,
    private readonly feedback: BookFeedbackReader,
  ) {}

  async execute({ filters, reader: requester, files }: ListLibrary): Promise<{
    count: number;
    books: BookInList[];
  }> {
    const reader = await this.readers.know(requester);
    const statements = listStatements(filters, reader, currentTenantId(), 'cards');
    const { list, shared, personal, counted } = statements;
    const read = () => this.page(statements);
    const page =
      shared && !personal && !counted
        ? await this.cache.keep(`${list.name} ${JSON.stringify(list.values)}`, read)
        : await read();
    const own = await this.ownOf(reader, page.books);
    return {
      count: page.count,
      books: page.books.map(({ book, facts }) => {
        const { owned, ...begun } = own.get(book.id) ?? NOT_BEGUN;
        return {
          ...book,
          cover: book.cover && { ...book.cover, medium: files + book.cover.medium },
          access: accessOf(reader, { ...facts, owned }),
          ...begun,
        };
      }),
    };
  }

  private async page(statements: ListStatements): Promise<Page> {
    const { rows, count } = await this.pages.read<BookInListRow>(statements);
    const [feedback, categories, shown] = await Promise.all([
      this.feedback.of(rows.map(({ id }) => id)),
      this.categories(),
      this.charities.attach(rows),
    ]);
    const books = shown.map((row) => ({
      book: sharedInList(
        row,
        this.view,
        feedback(row.id),
        categories
          .filter(
            ({ tenant_id, slug }) =>
              [row.tenant_id, PLATFORM_TENANT_ID].includes(tenant_id) && row.categories.includes(slug),
          )
          .map(({ slug, name }) => ({ slug, name })),
      ),
      facts: { created_by: row.created_by, price_minor: row.price_minor, visibility: row.visibility },
    }));
    return { count, books };
  }

  /** The names of all categories, in their order. */
  private categories(): Promise<(CategoryInList & { tenant_id: string })[]> {
    return this.cache.keep('category names', () =>
      this.db.rows<CategoryInList & { tenant_id: string }>({
        name: 'category_names',
        text: `select tenant_id, slug, name from catalog.category where tenant_id = any($1::uuid[]) order by position`,
        values: [[currentTenantId(), PLATFORM_TENANT_ID]],
      }),
    );
  }

  /**
   * The reader's positions and states in these books, and which of them they own. Without a stored state it follows
   * from the position.
   */
  private async ownOf(reader: Reader, books: Shared[]): Promise<Map<string, Own>> {
    const own = new Map<string, Own>();
    if (!reader || books.length === 0) return own;
    const rows = await this.db.rows<Begun & Record<string, unknown>>({
      name: 'begun_of_list',
      text: `select book_id, percentage, null as state, false as owned from catalog.reading_progress
             where tenant_id = $1::uuid and user_id = $2::uuid and book_id = any($3::uuid[])
             union all
             select book_id, null, state::text, false from catalog.reading_state
             where tenant_id = $1::uuid and user_id = $2::uuid and book_id = any($3::uuid[])
             union all
             select book_id, null, null, true from catalog.book_owner
             where tenant_id = $1::uuid and user_id = $2::uuid and book_id = any($3::uuid[]) and revoked_at is null`,
      values: [currentTenantId(), reader.userId, books.map(({ book }) => book.id)],
    });
    for (const { book_id, percentage, state, owned } of rows) {
      const known = own.get(book_id) ?? NOT_BEGUN;
      if (owned) own.set(book_id, { ...known, owned });
      else if (state !== null) own.set(book_id, { ...known, reading: { state } });
      else
        own.set(book_id, {
          ...known,
          progress: { percentage: percentage ?? 0 },
          reading: known.reading ?? { state: (percentage ?? 0) >= 100 ? 'finished' : 'reading' },
        });
    }
    return own;
  }
}
