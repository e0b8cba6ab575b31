import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { may } from '@bookgrove/contract';
import { ListClassSummaries, ListChildrenOfGuardian } from '../../../identity/contract.ts';
import { opensPricedBooks, visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { BookView, type Book, type BookRow as Row } from '../books/book-view.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import type { DeviceView } from '../books/device.ts';
import { ReadingLists } from '../lists/reading-lists.ts';
import { ListView } from '../lists/list-view.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';
import type { BookRow, BookRows, RowBook, RowPeople } from './book-rows.ts';
import {
  goalOfWeek,
  MIN_ROW_BOOKS,
  MAX_ROW_BOOKS,
  suggestionRows,
  withDistinctLeads,
  type SimilarityKeys,
  type SeedBook,
} from './row.rules.ts';
import {
  startedBooksStatement,
  booksForAgeStatement,
  booksStatement,
  goalsStatement,
  languagesStatement,
  similarBooksStatement,
  readByPeersStatement,
  seedsStatement,
  themesStatement,
  wantedStatement,
} from './rows.sql.ts';

/** Lists whose due date passed longer ago than this are no longer shown first. */
const LATE_MS = 14 * 24 * 60 * 60 * 1000;
/** A list that was assigned longer ago than this no longer makes a theme of its class. */
const THEME_MS = 60 * 24 * 60 * 60 * 1000;
const ROWS_OF_LISTS = 2;
const ROWS_OF_THEMES = 2;
/** How many rows show the reading of classes or children. */
const ROWS_OF_PEOPLE = 3;
const READ_LATELY_MS = 30 * 24 * 60 * 60 * 1000;

type Person = NonNullable<Reader>;
type KnownSeed = SeedBook & { title: string; slug: string; language: string };
/** A row before its books are queried. */
type Sketch = Omit<BookRow, 'books'> & { books: Omit<RowBook, 'book'>[]; ids: string[] };
const EMPTY = { list: null, because: null, people: null, goal: null, theme: null } as const;
const bare = { why: null, device: null };
const plain = (ids: string[]) => ({ ids, books: ids.map(() => bare) });

/** A book that somebody has begun; the device is that of the newest position, if it is known. */
interface Begun {
  id: string;
  percentage: number;
  device_kind: DeviceView['kind'] | null;
  device_system: string | null;
}

/** The rows of the library's first page for one reader; null is a visitor. */
export class GetBookRows extends Query<BookRows> {
  constructor(
    readonly reader: Reader,
    /** Language of the page: the row of other languages excludes it. */
    readonly language: string,
    readonly files: string,
  ) {
    super();
  }
}

/**
 * Rows are computed on request from the reader's own data; no profile is stored. What all readers with the same
 * visibility scope share is cached until a book changes.
 */
@QueryHandler(GetBookRows)
export class GetBookRowsHandler implements IQueryHandler<GetBookRows> {
  constructor(
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly lists: ReadingLists,
    private readonly listView: ListView,
    private readonly queries: QueryBus,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
    private readonly feedback: BookFeedbackReader,
  ) {}

  async execute({ reader: requester, language, files }: GetBookRows): Promise<BookRows> {
    const reader = await this.readers.know(requester);
    const [lists, ofAge, ofPeople, own, ofThemes, shared] = await Promise.all([
      reader ? this.listRows(reader, files) : [],
      this.ageRow(reader, language),
      reader ? this.rowsOfPeople(reader) : [],
      reader ? this.ownRows(reader) : [],
      reader?.classes?.length ? this.themeRows(reader, language) : [],
      this.sharedRows(reader, language),
    ]);
    const sketches = [...ofAge, ...ofPeople, ...own, ...ofThemes, ...shared];
    const books = await this.booksOf(reader, [...new Set(sketches.flatMap(({ ids }) => ids))], files);
    const filled = sketches.map(({ ids, books: whys, ...row }) => ({
      ...row,
      books: ids.flatMap((id, at) => (books.has(id) ? [{ ...whys[at]!, book: books.get(id)! }] : [])),
    }));
    // A row about a child, and the row of wanted books, are shown even with a single book.
    const rows = filled.filter(
      (row) => row.books.length >= (row.people?.kind === 'child' || row.kind === 'want' ? 1 : MIN_ROW_BOOKS),
    );
    const first = (row: { kind: BookRow['kind'] }) => row.kind === 'continue';
    return {
      rows: withDistinctLeads([...rows.filter(first), ...lists, ...rows.filter((row) => !first(row))]),
    };
  }

  /** Books for the age of a student, as far as it is known, in the language of the page, which they have not begun. */
  private async ageRow(reader: Reader, language: string): Promise<Sketch[]> {
    if (reader?.role !== 'student') return [];
    const age = reader.age ?? null;
    const statement = booksForAgeStatement(reader, currentTenantId(), age, language);
    const pool = await this.cache.keep(`${statement.name} ${JSON.stringify(statement.values)}`, () =>
      this.db.rows<{ id: string }>(statement),
    );
    const begun = await this.begunAmong(
      reader,
      pool.map(({ id }) => id),
    );
    const ids = pool.flatMap(({ id }) => (begun.has(id) ? [] : [id])).slice(0, MAX_ROW_BOOKS);
    return [{ ...EMPTY, kind: age === null ? 'in_language' : 'for_age', ...plain(ids) }];
  }

  private async begunAmong(reader: Person, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db.rows<{ book_id: string }>({
      name: 'begun_among',
      text: `select book_id from catalog.reading_progress
             where tenant_id = $1::uuid and user_id = $2::uuid and book_id = any($3::uuid[])`,
      values: [currentTenantId(), reader.userId, ids],
    });
    return new Set(rows.map(({ book_id }) => book_id));
  }

  /** Lists that were assigned to the reader and that they have not finished. */
  private async listRows(reader: Person, files: string): Promise<BookRow[]> {
    const { rows, requester } = await this.lists.page(reader, { limit: 10, offset: 0 });
    const late = new Date(this.clock.now().getTime() - LATE_MS).toISOString().slice(0, 10);
    const open = rows
      .filter(
        (row) =>
          row.audience !== 'draft' &&
          (reader.role === 'student' || row.audience === 'school') &&
          row.finished_count < row.books_count &&
          (row.due_on === null || row.due_on >= late),
      )
      .slice(0, ROWS_OF_LISTS);
    if (open.length === 0) return [];
    const [cards, books] = await Promise.all([
      this.listView.cards(open, requester, files),
      Promise.all(open.map(({ id }) => this.lists.booksOf(reader, id, files))),
    ]);
    const done = (book: Book) => book.reading?.finished_at != null;
    return cards.map((list, at) => ({
      ...EMPTY,
      kind: 'from_teacher',
      list,
      // Unread books come first; books that the reader cannot open are left out.
      books: books[at]!.filter(({ book }) => book.access.read)
        .sort((one, other) => Number(done(one.book)) - Number(done(other.book)))
        .slice(0, MAX_ROW_BOOKS)
        .map(({ book }) => ({ book, ...bare })),
    }));
  }

  /** What a teacher's classes read recently, or a guardian's children if the guardian may see it. */
  private async rowsOfPeople(reader: Person): Promise<Sketch[]> {
    const groups = (await this.peopleOf(reader)).slice(0, ROWS_OF_PEOPLE);
    const since = new Date(this.clock.now().getTime() - READ_LATELY_MS);
    const tenant = currentTenantId();
    const found = groups.length
      ? await this.db.batch(groups.map(({ ids }) => readByPeersStatement(reader, tenant, ids, since)))
      : [];
    return groups.map(({ ids: _ids, ...people }, at) => {
      const read = found[at]!.rows as { id: string; readers: number; percentage: number }[];
      const why = (one: (typeof read)[number]) =>
        people.kind === 'class'
          ? { kind: 'readers' as const, value: String(one.readers) }
          : { kind: 'percentage' as const, value: String(Math.round(one.percentage)) };
      return {
        ...EMPTY,
        kind: 'read_by',
        people,
        ids: read.map(({ id }) => id),
        books: read.map((one) => ({ ...bare, why: why(one) })),
      };
    });
  }

  private async peopleOf({ role, userId, tenantKind }: Person): Promise<(RowPeople & { ids: string[] })[]> {
    if (role === 'teacher' && may(role, 'class.teach', tenantKind))
      return (await this.queries.execute(new ListClassSummaries(userId)))
        .filter(({ students }) => students.length > 0)
        .map(({ id, name, students }) => ({ kind: 'class', id, name, ids: students }));
    if (may(role, 'child.guard', tenantKind) && role === 'parent')
      return (await this.queries.execute(new ListChildrenOfGuardian(userId)))
        .filter(({ state, may_view_reading }) => state === 'active' && may_view_reading)
        .map(({ id, first_name }) => ({ kind: 'child', id, name: first_name, ids: [id] }));
    return [];
  }

  /** Books that somebody has begun, and books similar to those that they read and liked. */
  private async ownRows(reader: Person): Promise<Sketch[]> {
    const tenant = currentTenantId();
    const [begun, found, wanted] = await this.db.batch([
      startedBooksStatement(reader, tenant),
      seedsStatement(reader, tenant),
      wantedStatement(reader, tenant),
    ]);
    const seeds = found!.rows as unknown as KnownSeed[];
    const read = begun!.rows as unknown as Begun[];
    const rows: Sketch[] = [
      {
        ...EMPTY,
        kind: 'continue',
        ids: read.map(({ id }) => id),
        books: read.map(({ percentage, device_kind: kind, device_system: system }) => ({
          why: { kind: 'percentage', value: String(Math.round(percentage)) },
          device: kind && system ? { kind, system } : null,
        })),
      },
      { ...EMPTY, kind: 'want', ...plain((wanted!.rows as { id: string }[]).map(({ id }) => id)) },
    ];
    if (seeds.length === 0) return rows;
    const near = await this.db.rows<SimilarityKeys & { seed: string }>(
      similarBooksStatement(
        reader,
        tenant,
        seeds.map(({ id }) => id),
      ),
    );
    for (const { seed, books } of suggestionRows(
      seeds,
      near.map((book) => ({ seed: book.seed, book })),
    )) {
      const { how, title, slug, language } = seed as KnownSeed;
      rows.push({
        ...EMPTY,
        kind: 'because',
        because: { how, title, slug, language },
        ids: books.map(({ book }) => book.id),
        books: books.map(({ why }) => ({ ...bare, why })),
      });
    }
    return rows;
  }

  /** More books on the themes of lists that were assigned to the reader's classes. */
  private async themeRows(reader: Person, language: string): Promise<Sketch[]> {
    const late = new Date(this.clock.now().getTime() - THEME_MS);
    const found = await this.db.rows<{ theme: string; ids: string[] }>(
      themesStatement(reader, currentTenantId(), late, ROWS_OF_THEMES, language),
    );
    return found.map(({ theme, ids }) => ({ ...EMPTY, kind: 'theme', theme, ...plain(ids) }));
  }

  /** Rows that are the same for all readers with the same visibility scope. */
  private async sharedRows(reader: Reader, language: string): Promise<Sketch[]> {
    type Found = {
      languages: { id: string; language: string }[];
      goals: { goal: number; ids: string[] }[];
    };
    const key = `rows ${language} ${opensPricedBooks(reader)} ${JSON.stringify(visibilityScopeOf(reader))}`;
    let found = this.cache.get<Found>(key);
    if (!found) {
      const asOf = this.cache.changes;
      const tenant = currentTenantId();
      const [languages, goals] = await this.db.batch([
        languagesStatement(reader, tenant),
        goalsStatement(reader, tenant, language),
      ]);
      found = {
        languages: languages!.rows as Found['languages'],
        goals: (goals!.rows as Found['goals']).filter(({ ids }) => ids.length >= MIN_ROW_BOOKS),
      };
      this.cache.set(key, found, asOf);
    }
    const others = found.languages.filter((one) => one.language !== language);
    const goal = goalOfWeek(
      found.goals.map((one) => one.goal),
      this.clock.now(),
    );
    return [
      ...(goal === null
        ? []
        : [
            {
              ...EMPTY,
              kind: 'goal' as const,
              goal,
              ...plain(found.goals.find((one) => one.goal === goal)!.ids),
            },
          ]),
      { ...EMPTY, kind: 'languages', ...plain(others.slice(0, MAX_ROW_BOOKS).map(({ id }) => id)) },
    ];
  }

  private async booksOf(reader: Reader, ids: string[], files: string): Promise<Map<string, Book>> {
    if (ids.length === 0) return new Map();
    const [rows, feedback] = await Promise.all([
      this.db.rows<Row & Record<string, unknown>>(booksStatement(reader, currentTenantId(), ids)),
      this.feedback.of(ids),
    ]);
    return new Map(rows.map((row) => [row.id, this.view.show(row, reader, files, feedback(row.id))]));
  }
}
