import { formatPrice, type Price } from '../books/price.rules.ts';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { GetPeople } from '../../identity/contract.ts';
import type { BookImportLinesQuery } from './import-bodies.ts';
import type { AwaitedBook, BookImportLineView, BookImportView } from './import-views.ts';

/** The lists that were brought in, newest first; with an id, that one alone. */
export class ListBookImports extends Query<{ count: number; imports: BookImportView[] }> {
  constructor(
    readonly page: Pick<PageQuery, 'limit' | 'offset'>,
    readonly importId: string | null = null,
  ) {
    super();
  }
}

type ImportRow = Omit<BookImportView, 'created_by_name' | 'column_fields'> & {
  column_fields: (string | null)[];
  created_by: string;
};

@QueryHandler(ListBookImports)
export class ListBookImportsHandler implements IQueryHandler<ListBookImports> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ page, importId }: ListBookImports): Promise<{ count: number; imports: BookImportView[] }> {
    const values = [currentTenantId(), importId];
    const [count, found] = await this.db.batch([
      {
        name: 'book_imports_count',
        text: `select count(*)::int as count from catalog.book_import i where i.tenant_id = $1 and ($2::uuid is null or i.id = $2)`,
        values,
      },
      {
        name: 'book_imports',
        text: `select i.id, i.form, i.original_name, i.status, i.created_by, coalesce(i.columns->'names', '[]') as column_names,
                 coalesce(i.columns->'fields', '[]') as column_fields, i.notes, i.lines_total, i.lines_done, i.error, i.created_at,
                 i.finished_at, case when i.undo_until > now() then i.undo_until end as undo_until, n.*
               from catalog.book_import i cross join lateral (
                 select count(*) filter (where l.verdict = 'create')::int as create, count(*) filter (where l.verdict = 'update')::int as update,
                   count(*) filter (where l.verdict = 'same')::int as same, count(*) filter (where l.verdict = 'problem')::int as problem,
                   count(*) filter (where l.verdict = 'skip')::int as skip
                 from catalog.book_import_line l where l.tenant_id = i.tenant_id and l.import_id = i.id) n
               where i.tenant_id = $1 and ($2::uuid is null or i.id = $2)
               order by i.created_at desc, i.id desc limit $3 offset $4`,
        values: [...values, page.limit, page.offset],
      },
    ]);
    const rows = found!.rows as ImportRow[];
    const people = await this.queries.execute(
      new GetPeople([...new Set(rows.map(({ created_by }) => created_by))]),
    );
    const names = new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
    return {
      count: (count!.rows[0] as { count: number }).count,
      imports: rows.map(({ created_by, column_fields, ...row }) => ({
        ...row,
        column_fields: column_fields.map((field) => field ?? ''),
        created_by_name: names.get(created_by) ?? '',
      })),
    };
  } // prettier-ignore
}

/** The records of a list with what each would do, or did. */
export class ListBookImportLines extends Query<{ count: number; lines: BookImportLineView[] }> {
  constructor(
    readonly importId: string,
    readonly filters: BookImportLinesQuery,
  ) {
    super();
  }
}

interface LineRow {
  line: number;
  verdict: BookImportLineView['verdict'];
  values: Record<string, unknown>;
  problems: BookImportLineView['problems'];
  notes: string[];
  changes: Record<string, [unknown, unknown]>;
  book_id: string | null;
  done: boolean;
}

@QueryHandler(ListBookImportLines)
export class ListBookImportLinesHandler implements IQueryHandler<ListBookImportLines> {
  constructor(private readonly db: Db) {}

  async execute({
    importId,
    filters,
  }: ListBookImportLines): Promise<{ count: number; lines: BookImportLineView[] }> {
    const tenant = currentTenantId();
    const values = [tenant, importId, filters.verdict ?? null];
    const [allowed, count, lines] = await this.db.batch([
      {
        name: 'book_import_there',
        text: 'select 1 from catalog.book_import where tenant_id = $1 and id = $2',
        values: [tenant, importId],
      },
      {
        name: 'book_import_lines_count',
        text: `select count(*)::int as count from catalog.book_import_line
               where tenant_id = $1 and import_id = $2 and ($3::text is null or verdict = $3)`,
        values,
      },
      {
        name: 'book_import_lines',
        text: `select line, verdict, values, problems, notes, changes, book_id, applied_at is not null as done
               from catalog.book_import_line
               where tenant_id = $1 and import_id = $2 and ($3::text is null or verdict = $3)
               order by line limit $4 offset $5`,
        values: [...values, filters.limit, filters.offset],
      },
    ]);
    if (allowed!.rows.length === 0) throw notFound('import');
    return {
      count: (count!.rows[0] as { count: number }).count,
      lines: (lines!.rows as LineRow[]).map(({ values: stored, changes, ...row }) => {
        const written = Object.fromEntries(
          Object.entries(stored).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
        );
        return {
          ...row,
          title: written['title'] ?? '',
          authors: written['authors'] ?? '',
          isbn: written['isbn'] ?? '',
          written,
          changes: Object.entries(changes).map(([field, [before, after]]) => ({
            field,
            before: inWords(before),
            after: inWords(after),
          })),
        };
      }),
    };
  }
}

const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' && value !== null && 'currency' in value;
const SHOWN = 300;
/** Texts, numbers, lists of texts and a price are all that a record holds. */
const inWords = (value: unknown): string =>
  [isPrice(value) ? formatPrice(value) : (value ?? [])]
    .flat()
    .map((part) => (typeof part === 'number' ? String(part) : typeof part === 'string' ? part : ''))
    .join(', ')
    .slice(0, SHOWN);

/** Books that were described and whose files have not come yet, newest first. */
export class ListAwaitedBooks extends Query<{ count: number; books: AwaitedBook[] }> {
  constructor(readonly page: Pick<PageQuery, 'limit' | 'offset' | 'search'>) {
    super();
  }
}

@QueryHandler(ListAwaitedBooks)
export class ListAwaitedBooksHandler implements IQueryHandler<ListAwaitedBooks> {
  constructor(private readonly db: Db) {}

  async execute({ page }: ListAwaitedBooks): Promise<{ count: number; books: AwaitedBook[] }> {
    const rows = await this.db.rows<AwaitedBook & { total: number }>({
      name: 'awaited_books',
      text: `select id, title, authors, isbn, created_at, count(*) over ()::int as total from catalog.book
             where tenant_id = $1 and awaits_file and status = 'draft' and merged_into is null
               and ($4 = '' or title ilike '%' || $4 || '%' or isbn = $5)
             order by created_at desc, id desc limit $2 offset $3`,
      values: [
        currentTenantId(),
        page.limit,
        page.offset,
        (page.search ?? '').trim().replace(/[\\%_]/g, '\\$&'),
        (page.search ?? '').replace(/\D/g, ''),
      ],
    });
    return { count: rows[0]?.total ?? 0, books: rows.map(({ total: _total, ...book }) => book) };
  }
} // prettier-ignore
