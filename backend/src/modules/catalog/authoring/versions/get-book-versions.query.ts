import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { VERSION_KINDS, type VersionKind } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { BookView, Cover, type CoverFacts } from '../../library/books/book-view.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { ReaderProfiles } from '../../library/books/reader-profiles.ts';
import { visibilityCondition } from '../../library/books/visibility-sql.ts';
import { FamilyConsent, STORY_AUTHORSHIP, type StoryAuthorship } from '../stories/family-consent.ts';

/** One version in the list. */
export class BookVersionEntry {
  id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  cover!: Cover | null;
  /** BCP 47. */
  language!: string;
  /** The kind of version relative to `from`; null for the first one. */
  @ApiProperty({ enum: VERSION_KINDS, nullable: true })
  how!: VersionKind | null;
  /** The nearest book that it is based on and that the viewer may see; null for the first one. */
  @ApiProperty({ type: String, nullable: true })
  from!: string | null;
}
/** All versions of one story, the first one first. */
export class BookVersions {
  /** Its licence allows others to make a version. */
  open!: boolean;
  /** The families of its authors allow translations. */
  translation!: boolean;
  books!: BookVersionEntry[];
}

/** All versions of a book that was written here; a book without other versions is alone in the list. */
export class GetBookVersions extends Query<BookVersions> {
  constructor(
    readonly book: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

const MOST_BOOKS = 60;
const MOST_GENERATIONS = 20;

interface FamilyRow extends Record<string, unknown>, CoverFacts {
  based_on: string | null;
  slug: string;
  authors: string[];
  language: string;
  how: VersionKind | null;
  seen: boolean;
}

@QueryHandler(GetBookVersions)
export class GetBookVersionsHandler implements IQueryHandler<GetBookVersions> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly family: FamilyConsent,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({ book: idOrSlug, reader, files }: GetBookVersions): Promise<BookVersions> {
    const book = await this.find.for(reader, idOrSlug);
    const visible = visibilityCondition(await this.readers.visibilityScope(reader), [
      currentTenantId(),
      book.id,
    ]);
    const [origin, versions] = await this.db.batch([
      {
        name: 'license_of_story',
        text: `select ${STORY_AUTHORSHIP}, s.license from catalog.story s
               where s.tenant_id = $1 and s.book_id = $2 and s.state = 'published'`,
        values: [currentTenantId(), book.id],
      },
      {
        name: `family_of_book_${visible.name}`,
        text: `with recursive up as (
                 select id, based_on, 0 as steps from catalog.book where tenant_id = $1 and id = $2
                 union all
                 select p.id, p.based_on, up.steps + 1 from up
                 join catalog.book p on p.tenant_id = $1 and p.id = up.based_on where up.steps < ${MOST_GENERATIONS}
               ), tree as (
                 (select id, 0 as depth from up order by steps desc limit 1)
                 union all
                 select c.id, tree.depth + 1 from tree
                 join catalog.book c on c.tenant_id = $1 and c.based_on = tree.id where tree.depth < ${MOST_GENERATIONS}
               )
               select b.id, b.based_on, b.slug, b.title, b.authors, b.language, b.file_id, b.has_cover, b.cover_id,
                      b.cover_color, s.derivation as how,
                      (${visible.text}) as seen
               from tree join catalog.book b on b.tenant_id = $1 and b.id = tree.id
               left join catalog.story s on s.tenant_id = $1 and s.book_id = b.id
               order by tree.depth, b.published_at, b.id limit ${MOST_BOOKS}`,
        values: visible.values,
      },
    ]);
    const rows = versions!.rows as FamilyRow[];
    const story = origin!.rows[0] as (StoryAuthorship & { license: string | null }) | undefined;
    const open = story !== undefined && story.license !== null;
    return {
      open,
      translation: open && (await this.family.mayTranslate(story.authors, reader?.userId ?? '')),
      books: visibleVersions(rows).map((row) => this.show(row, files)),
    };
  }

  private show({ row, from }: VisibleVersion, files: string): BookVersionEntry {
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

/** A visible book, and the nearest visible one that it is based on. */
interface VisibleVersion {
  row: FamilyRow;
  from: string | null;
}

/** The visible books. Those that are based on a hidden book are listed below the nearest visible one that it is based on. */
function visibleVersions(rows: readonly FamilyRow[]): VisibleVersion[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const visibleOrigin = (id: string | null): string | null => {
    for (let at = id ? byId.get(id) : undefined; at; at = at.based_on ? byId.get(at.based_on) : undefined)
      if (at.seen) return at.id;
    return null;
  };
  return rows.filter(({ seen }) => seen).map((row) => ({ row, from: visibleOrigin(row.based_on) }));
}
