import { createHash } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { FindLibraries, LIBRARY_COLUMNS, type LibraryRow } from './find-libraries.ts';
import type { LibraryFilters } from './library-bodies.ts';
import {
  showCard,
  showLibrary,
  type LibraryCard,
  type LibraryDraft,
  type LibraryView,
  type PickedBook,
} from './library-view.ts';

export class LibrariesOfCountry {
  /** ISO 3166-1 alpha-2. */
  country!: string;
  libraries!: number;
  /** Digital and printed books together. */
  books!: number;
}
/** Statistics of open libraries. */
export class LibraryNumbers {
  total!: number;
  school!: number;
  community!: number;
  donated!: number;
  /** Sorted by the number of libraries. */
  countries!: LibrariesOfCountry[];
  /** Languages that are read in them, BCP 47. */
  languages!: string[];
}

/** One page of the open libraries of every school and of the platform; those of the current tenant come first. */
export class ListLibraries extends Query<{ count: number; libraries: LibraryCard[] }> {
  constructor(readonly filters: LibraryFilters) {
    super();
  }
}

@QueryHandler(ListLibraries)
export class ListLibrariesHandler implements IQueryHandler<ListLibraries> {
  constructor(
    private readonly db: Db,
    private readonly find: FindLibraries,
  ) {}

  async execute({ filters }: ListLibraries): Promise<{ count: number; libraries: LibraryCard[] }> {
    const values: unknown[] = [currentTenantId()];
    const add = (value: unknown) => `$${values.push(value)}`;
    const where = ['l.shown', '$1::uuid is not null'];
    const { kind, country, language, search } = filters;
    if (kind) where.push(`l.kind = ${add(kind)}::text`);
    if (country) where.push(`l.country = ${add(country)}::char(2)`);
    if (language) where.push(`${add(language)}::text = any(l.languages)`);
    for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
      const like = add(likePattern(word));
      where.push(`(l.name ilike ${like} or l.place ilike ${like} or l.summary ilike ${like})`);
    }
    const from = `from catalog.library l where ${where.join(' and ')}`;
    const list = `select ${LIBRARY_COLUMNS}, count(*) over ()::int as total ${from}
      order by (l.tenant_id = $1::uuid) desc, l.name, l.id limit ${add(filters.limit)} offset ${add(filters.offset)}`;
    const rows = await this.db.rows<LibraryRow & { total: number }>({
      name: `libraries_${createHash('sha1').update(list).digest('base64url').slice(0, 12)}`,
      text: list,
      values,
    });
    const schools = await this.find.schoolsOf(rows);
    return { count: rows[0]?.total ?? 0, libraries: rows.map((row) => showCard(row, schools)) };
  }
}

/** Counts open libraries by kind and country. */
export class CountLibrariesOpen extends Query<LibraryNumbers> {}

@QueryHandler(CountLibrariesOpen)
export class CountLibrariesOpenHandler implements IQueryHandler<CountLibrariesOpen> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<LibraryNumbers> {
    const [kinds, countries, languages] = await this.db.batch([
      {
        name: 'library_kinds',
        text: `select count(*)::int as total, count(*) filter (where kind = 'school')::int as school,
                 count(*) filter (where kind = 'community')::int as community, count(*) filter (where kind = 'donated')::int as donated
               from catalog.library where shown`,
        values: [],
      },
      {
        name: 'library_countries',
        text: `select country, count(*)::int as libraries, sum(books + paper_books)::int as books
               from catalog.library where shown group by country order by libraries desc, country limit 300`,
        values: [],
      },
      {
        name: 'library_languages',
        text: `select distinct language from catalog.library, unnest(languages) language where shown order by language limit 100`,
        values: [],
      },
    ]);
    return {
      ...(kinds!.rows[0] as Pick<LibraryNumbers, 'total' | 'school' | 'community' | 'donated'>),
      countries: countries!.rows as LibrariesOfCountry[],
      languages: (languages!.rows as { language: string }[]).map(({ language }) => language),
    };
  }
}

/** One open library. */
export class GetLibrary extends Query<LibraryView> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(GetLibrary)
export class GetLibraryHandler implements IQueryHandler<GetLibrary> {
  constructor(private readonly find: FindLibraries) {}

  async execute({ slug }: GetLibrary): Promise<LibraryView> {
    const row = await this.find.open(slug);
    return showLibrary(row, await this.find.schoolsOf([row]));
  }
}

/** Libraries of the current tenant for those who manage them, closed ones too; at most fifty. */
export class ListOwnLibraries extends Query<LibraryDraft[]> {}

@QueryHandler(ListOwnLibraries)
export class ListOwnLibrariesHandler implements IQueryHandler<ListOwnLibraries> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<LibraryDraft[]> {
    const rows = await this.db.rows<LibraryRow>({
      name: 'libraries_own',
      text: `select ${LIBRARY_COLUMNS} from catalog.library l where l.tenant_id = $1::uuid order by l.name, l.id limit 100`,
      values: [currentTenantId()],
    });
    return rows.map((row) => draftOf(row, []));
  }
}

/** One library of the current tenant for those who manage it. */
export class GetOwnLibrary extends Query<LibraryDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetOwnLibrary)
export class GetOwnLibraryHandler implements IQueryHandler<GetOwnLibrary> {
  constructor(
    private readonly db: Db,
    private readonly find: FindLibraries,
  ) {}

  async execute({ id }: GetOwnLibrary): Promise<LibraryDraft> {
    const row = await this.find.own(id);
    const picked = await this.db.rows<PickedBook & Record<string, unknown>>({
      name: 'library_picked',
      text: `select b.id, b.slug, b.title from catalog.library_book x
             join catalog.book b on b.tenant_id = x.book_tenant_id and b.id = x.book_id
             where x.tenant_id = $1::uuid and x.library_id = $2::uuid order by x.position, b.id`,
      values: [row.tenant_id, row.id],
    });
    return draftOf(row, picked);
  }
}

const draftOf = (row: LibraryRow, picked: PickedBook[]): LibraryDraft => ({
  ...showLibrary(row, new Map()),
  selection: row.selection,
  shown: row.shown,
  version: row.version,
  picked: picked.map(({ id, slug, title }) => ({ id, slug, title })),
  updated_at: row.updated_at.toISOString(),
});
