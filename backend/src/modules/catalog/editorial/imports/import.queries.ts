import { formatPrice, type Money } from '../../library/books/price.rules.ts';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import {
  listImportLines,
  listImports,
  type ImportLinesQuery,
  type ImportPages,
} from '../../../../platform/imports/import-pages.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { ANYBODY } from './book-imports.ts';
import { BOOK_IMPORT_KIND } from './import-kind.ts';
import type { BookAwaitingFile, BookImportLineView, BookImportView } from './import-views.ts';

/** Imports, newest first; with an id, only that one. */
export class ListBookImports extends Query<{ count: number; imports: BookImportView[] }> {
  constructor(
    readonly page: Pick<PageQuery, 'limit' | 'offset'>,
    readonly importId: string | null = null,
  ) {
    super();
  }
}

const PAGES: ImportPages = {
  name: 'book',
  tables: BOOK_IMPORT_KIND.tables,
  importColumns: '',
  lineColumns: 'l.values, l.notes, l.changes, l.book_id',
};

@QueryHandler(ListBookImports)
export class ListBookImportsHandler implements IQueryHandler<ListBookImports> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ page, importId }: ListBookImports): Promise<{ count: number; imports: BookImportView[] }> {
    const { count, imports } = await listImports<BookImportView>(this.db, PAGES, {
      ...ANYBODY,
      importId,
      page,
    });
    const people = await this.queries.execute(
      new GetPeople([...new Set(imports.map(({ created_by }) => created_by))]),
    );
    const names = new Map(
      people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
    );
    return {
      count,
      imports: imports.map(({ created_by, ...row }) => ({
        ...row,
        created_by_name: names.get(created_by) ?? '',
      })),
    };
  }
}

/** The records of a list with what each would change, or changed. */
export class ListBookImportLines extends Query<{ count: number; lines: BookImportLineView[] }> {
  constructor(
    readonly importId: string,
    readonly filters: ImportLinesQuery,
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
    const { count, lines } = await listImportLines<LineRow>(this.db, PAGES, ANYBODY.owner, importId, filters);
    return {
      count,
      lines: lines.map(({ values: stored, changes, ...row }) => {
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

const isPrice = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'currency' in value;
const SHOWN = 300;
/** A value as text for people; a record holds texts, numbers, lists of texts and a price. */
const inWords = (value: unknown): string =>
  [isPrice(value) ? formatPrice(value) : (value ?? [])]
    .flat()
    .map((part) => (typeof part === 'number' ? String(part) : typeof part === 'string' ? part : ''))
    .join(', ')
    .slice(0, SHOWN);

/** Books that were described and have no file yet, newest first. */
export class ListBooksAwaitingFiles extends Query<{ count: number; books: BookAwaitingFile[] }> {
  constructor(readonly page: Pick<PageQuery, 'limit' | 'offset' | 'search'>) {
    super();
  }
}

@QueryHandler(ListBooksAwaitingFiles)
export class ListBooksAwaitingFilesHandler implements IQueryHandler<ListBooksAwaitingFiles> {
  constructor(private readonly db: Db) {}

  async execute({ page }: ListBooksAwaitingFiles): Promise<{ count: number; books: BookAwaitingFile[] }> {
    const rows = await this.db.rows<BookAwaitingFile & { total: number }>({
      name: 'awaited_books',
      text: `select id, title, authors, isbn, created_at, count(*) over ()::int as total from catalog.book
             where tenant_id = $1 and awaits_file and status = 'draft' and merged_into is null
               and (title ilike $4 or isbn = $5)
             order by created_at desc, id desc limit $2 offset $3`,
      values: [
        currentTenantId(),
        page.limit,
        page.offset,
        likePattern(page.search),
        (page.search ?? '').replace(/\D/g, ''),
      ],
    });
    return { count: rows[0]?.total ?? 0, books: rows.map(({ total: _total, ...book }) => book) };
  }
}
