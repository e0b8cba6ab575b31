import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { WORLD_LIMITS } from '@bookgrove/contract/dear-world-book';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { BookFilters } from '../search/book-filters.ts';
import { BookView, type Cover, type CoverFacts } from '../books/book-view.ts';
import { ListBooks } from '../search/list-books.query.ts';
import { namedStatement } from '../search/list-books.statements.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { visibilitySql } from '../books/visibility-sql.ts';
import { FindLibraries } from '../libraries/find-libraries.ts';
import { MAX_LISTED_BOOKS } from './list-bodies.ts';
import { mayChangeList, type ListFacts } from './list-access.rules.ts';
import { ListViewers } from './list-viewers.ts';
import { posterCode, type PosterCode } from './poster-code.ts';
import type { ListPublication, PublicListCard, PublicListView } from './public-list-view.ts';

interface PublicRow extends Record<string, unknown> {
  slug: string;
  title: string;
  note: string;
  books_count: number;
  covers: CoverFacts[];
}

/** Reading lists that are published in a library, the newest first. */
export class ListPublicLists extends Query<PublicListCard[]> {
  constructor(
    readonly library: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(ListPublicLists)
export class ListPublicListsHandler implements IQueryHandler<ListPublicLists> {
  constructor(
    private readonly db: Db,
    private readonly libraries: FindLibraries,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({ library: slug, reader, files }: ListPublicLists): Promise<PublicListCard[]> {
    const [library, known] = await Promise.all([this.libraries.open(slug), this.readers.know(reader)]);
    const values: unknown[] = [currentTenantId(), library.id];
    const add = (value: unknown) => `$${values.push(value)}`;
    // Books that both a visitor and the viewer find.
    const visible = [visibilityScopeOf(null), visibilityScopeOf(known)]
      .map((scope) => visibilitySql(scope, add))
      .join(' and ');
    const rows = await this.db.rows<PublicRow>(
      namedStatement(
        `select o.slug, l.title, l.note, n.books as books_count, n.covers from catalog.public_list o
         join catalog.reading_list l on l.tenant_id = o.tenant_id and l.id = o.list_id
         join lateral (
           select count(*)::int as books,
             to_json((array_agg(json_build_object('id', b.id, 'title', b.title, 'file_id', b.file_id, 'has_cover', b.has_cover,
               'cover_id', b.cover_id, 'cover_color', b.cover_color) order by i.position, b.id))[1:4]) as covers
           from catalog.reading_list_book i
           join catalog.book b on b.tenant_id = i.book_tenant_id and b.id = i.book_id and ${visible}
           where i.tenant_id = l.tenant_id and i.list_id = l.id) n on n.books > 0
         where o.tenant_id = $1::uuid and o.library_id = $2::uuid
         order by o.opened_at desc, o.slug limit ${WORLD_LIMITS.publicLists}`,
        values,
      ),
    );
    return rows.map(({ slug: list, title, note, books_count, covers }) => ({
      slug: list,
      title,
      note,
      books_count,
      covers: covers
        .map((book) => this.view.cover(book, files))
        .filter((cover): cover is Cover => cover !== null),
      url: pathOf(slug, list),
    }));
  }
}

/** One published reading list, with its books. */
export class GetPublicList extends Query<PublicListView> {
  constructor(
    readonly library: string,
    readonly list: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetPublicList)
export class GetPublicListHandler implements IQueryHandler<GetPublicList> {
  constructor(
    private readonly db: Db,
    private readonly libraries: FindLibraries,
    private readonly queries: QueryBus,
  ) {}

  async execute({ library: slug, list, reader, files }: GetPublicList): Promise<PublicListView> {
    const library = await this.libraries.open(slug);
    const [found] = await this.db.rows<{ title: string; note: string; notes: Record<string, string> | null }>(
      {
        name: 'public_list',
        text: `select l.title, l.note, (select json_object_agg(i.book_id, i.note) from catalog.reading_list_book i
               where i.tenant_id = l.tenant_id and i.list_id = l.id) as notes
             from catalog.public_list o join catalog.reading_list l on l.tenant_id = o.tenant_id and l.id = o.list_id
             where o.tenant_id = $1::uuid and o.library_id = $2::uuid and o.slug = $3`,
        values: [currentTenantId(), library.id, list.slice(0, 80)],
      },
    );
    if (!found) throw notFound('reading list');
    const filters = Object.assign(new BookFilters(), { list, limit: MAX_LISTED_BOOKS, offset: 0 });
    const { books } = await this.queries.execute(new ListBooks(filters, reader, files));
    return {
      title: found.title,
      note: found.note,
      library: { slug, name: library.name },
      books: books.map((book) => ({ book, note: found.notes?.[book.id] ?? '' })),
      url: pathOf(slug, list),
      opds: `/api/opds/books?list=${encodeURIComponent(list)}`,
    };
  }
}

/** The address of a published list as a QR code, for its poster. */
export class GetPublicPoster extends Query<PosterCode> {
  constructor(
    readonly library: string,
    readonly list: string,
  ) {
    super();
  }
}

@QueryHandler(GetPublicPoster)
export class GetPublicPosterHandler implements IQueryHandler<GetPublicPoster> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ library, list }: GetPublicPoster): Promise<PosterCode> {
    const [{ url }, { origin }] = await Promise.all([
      this.queries.execute(new GetPublicList(library, list, null, '')),
      this.queries.execute(new GetSchool()),
    ]);
    return posterCode(origin + url);
  }
}

/** Whether a list is published, and where it could be, for those who may change it. */
export class GetListPublication extends Query<ListPublication> {
  constructor(
    readonly id: string,
    readonly reader: NonNullable<Reader>,
  ) {
    super();
  }
}

@QueryHandler(GetListPublication)
export class GetListPublicationHandler implements IQueryHandler<GetListPublication> {
  constructor(
    private readonly db: Db,
    private readonly viewers: ListViewers,
  ) {}

  async execute({ id, reader }: GetListPublication): Promise<ListPublication> {
    const requester = await this.viewers.of(reader);
    const values: unknown[] = [currentTenantId(), id];
    const visible = visibilitySql(visibilityScopeOf(null), (value) => `$${values.push(value)}`);
    const [lists, libraries, open] = await this.db.batch([
      namedStatement(
        `select l.audience, l.class_id, l.group_id, l.created_by, l.title, count(i.*)::int as books_count,
           count(b.*)::int as books_for_all
         from catalog.reading_list l
         left join catalog.reading_list_book i on i.tenant_id = l.tenant_id and i.list_id = l.id
         left join catalog.book b on b.tenant_id = i.book_tenant_id and b.id = i.book_id and ${visible}
         where l.tenant_id = $1::uuid and l.id = $2::uuid group by l.tenant_id, l.id`,
        values,
      ),
      {
        name: 'libraries_for_lists',
        text: `select id, slug, name from catalog.library where tenant_id = $1::uuid and shown order by name, id limit 100`,
        values: [currentTenantId()],
      },
      {
        name: 'library_of_public_list',
        text: `select o.slug, y.id as library_id, y.slug as library_slug, y.name as library_name, y.shown
               from catalog.public_list o join catalog.library y on y.tenant_id = o.tenant_id and y.id = o.library_id
               where o.tenant_id = $1::uuid and o.list_id = $2::uuid`,
        values: [currentTenantId(), id],
      },
    ]);
    const list = lists!.rows[0] as
      (ListFacts & Pick<ListPublication, 'title' | 'books_count' | 'books_for_all'>) | undefined;
    if (!list || !mayChangeList(requester, list)) throw notFound('reading list');
    const published = open!.rows[0] as
      | { slug: string; library_id: string; library_slug: string; library_name: string; shown: boolean }
      | undefined;
    return {
      title: list.title,
      audience: list.audience,
      books_count: list.books_count,
      books_for_all: list.books_for_all,
      libraries: libraries!.rows as ListPublication['libraries'],
      open: published
        ? {
            library_id: published.library_id,
            library_name: published.library_name,
            seen: published.shown,
            url: pathOf(published.library_slug, published.slug),
            opds: `/api/opds/books?list=${encodeURIComponent(published.slug)}`,
          }
        : null,
    };
  }
}

const pathOf = (library: string, list: string): string =>
  `/libraries/${library}/lists/${encodeURIComponent(list)}`;
