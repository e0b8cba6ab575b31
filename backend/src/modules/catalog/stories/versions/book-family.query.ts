import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { VERSION_KINDS, type VersionKind } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../books/book-access.rules.ts';
import { BookView, Cover, type CoverFacts } from '../../books/book-view.ts';
import { FindBook } from '../../books/find-book.ts';
import { Readers } from '../../books/readers.ts';
import { onShelf } from '../../books/shelf-sql.ts';
import { FamilyKey, WRITTEN_BY, type WrittenBy } from '../family-key.ts';

/** A book in the family of versions. */
export class FamilyBook {
  id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  cover!: Cover | null;
  /** BCP 47. */
  language!: string;
  /** How it came from `from`; null for the first one. */
  @ApiProperty({ enum: VERSION_KINDS, nullable: true })
  how!: VersionKind | null;
  /** The nearest book before it that the asker may see; null for the first one. */
  @ApiProperty({ type: String, nullable: true })
  from!: string | null;
}
/** All versions of one story, the first one first. */
export class BookFamily {
  /** Its licence lets others make their own version. */
  open!: boolean;
  /** The families of those who wrote it let it be put into other languages. */
  translation!: boolean;
  books!: FamilyBook[];
}

/** The family tree of a book that was written here; a book without versions is alone in it. */
export class GetBookFamily extends Query<BookFamily> {
  constructor(
    readonly book: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

const MOST = 60;
const DEEPEST = 20;

interface FamilyRow extends Record<string, unknown>, CoverFacts {
  based_on: string | null;
  slug: string;
  authors: string[];
  language: string;
  how: VersionKind | null;
  seen: boolean;
}

@QueryHandler(GetBookFamily)
export class GetBookFamilyHandler implements IQueryHandler<GetBookFamily> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly key: FamilyKey,
    private readonly readers: Readers,
    private readonly view: BookView,
  ) {}

  async execute({ book: idOrSlug, reader, files }: GetBookFamily): Promise<BookFamily> {
    const book = await this.find.for(reader, idOrSlug);
    const shelf = onShelf(await this.readers.shelf(reader), [currentTenantId(), book.id]);
    const [told, family] = await this.db.batch([
      {
        name: 'license_of_story',
        text: `select ${WRITTEN_BY}, s.license from catalog.story s
               where s.tenant_id = $1 and s.book_id = $2 and s.state = 'published'`,
        values: [currentTenantId(), book.id],
      },
      {
        name: `family_of_book_${shelf.name}`,
        text: `with recursive up as (
                 select id, based_on, 0 as steps from catalog.book where tenant_id = $1 and id = $2
                 union all
                 select p.id, p.based_on, up.steps + 1 from up
                 join catalog.book p on p.tenant_id = $1 and p.id = up.based_on where up.steps < ${DEEPEST}
               ), tree as (
                 (select id, 0 as depth from up order by steps desc limit 1)
                 union all
                 select c.id, tree.depth + 1 from tree
                 join catalog.book c on c.tenant_id = $1 and c.based_on = tree.id where tree.depth < ${DEEPEST}
               )
               select b.id, b.based_on, b.slug, b.title, b.authors, b.language, b.file_id, b.has_cover, b.cover_id,
                      b.cover_color, s.derivation as how,
                      (${shelf.text}) as seen
               from tree join catalog.book b on b.tenant_id = $1 and b.id = tree.id
               left join catalog.story s on s.tenant_id = $1 and s.book_id = b.id
               order by tree.depth, b.published_at, b.id limit ${MOST}`,
        values: shelf.values,
      },
    ]);
    const rows = family!.rows as FamilyRow[];
    const story = told!.rows[0] as (WrittenBy & { license: string | null }) | undefined;
    const open = story !== undefined && story.license !== null;
    return {
      open,
      translation: open && (await this.key.letsTranslate(story.authors, reader?.userId ?? '')),
      books: seenFamily(rows).map((row) => this.show(row, files)),
    };
  }

  private show({ row, from }: Seen, files: string): FamilyBook {
    const { id, slug, title, authors, language, how } = row;
    return {
      id,
      slug,
      title,
      authors,
      language,
      how: from ? how : null,
      from,
      cover: this.view.cover(row, files),
    };
  }
}

/** A book of the family, and the one before it that is seen too. */
interface Seen {
  row: FamilyRow;
  from: string | null;
}

/** What of a family somebody sees: the children of a hidden book hang on the nearest one before it that is seen. */
export function seenFamily(rows: readonly FamilyRow[]): Seen[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = (id: string | null): string | null => {
    for (let at = id ? byId.get(id) : undefined; at; at = at.based_on ? byId.get(at.based_on) : undefined)
      if (at.seen) return at.id;
    return null;
  };
  return rows.filter(({ seen }) => seen).map((row) => ({ row, from: before(row.based_on) }));
}
