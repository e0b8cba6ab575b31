import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IntersectionType, PickType } from '@nestjs/swagger';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { readFindings } from '../../documents/ingestion/stored-findings.ts';
import type { BookAccessDetails } from '../../library/books/book-access.rules.ts';
import { pick, StoredBook } from '../../library/books/book-fields.ts';
import { namedStatement } from '../../library/search/list-books.statements.ts';
import { CARD, MODERATION } from './moderation-sql.ts';
import { ModerationCard, ModerationCards, type CardRow } from './moderation-cards.ts';
import { previewsOf } from './preview.rules.ts';
import { differencesOf, type FileDetails } from './file-differences.rules.ts';

export class BookHistoryItem {
  id!: string;
  move!: string;
  /** One of BOOK_REASONS. */
  reason!: string | null;
  note!: string;
  /** Fields that an edit changed, with the values before and after. */
  detail!: Record<string, unknown>;
  by!: string;
  at!: string;
}
export class ModerationReport {
  id!: string;
  fault!: string;
  note!: string;
  at!: string;
  /** The decision on the report was made. */
  settled!: boolean;
}
export class FileDifference {
  what!: string;
  before!: string;
  after!: string;
}
export class ModerationFile {
  id!: string;
  name!: string;
  bytes!: number;
  status!: string;
  /** Why the file was refused. */
  reason!: string | null;
  at!: string;
  findings!: { code: string; location: string; message: string }[];
  /** How it differs from the file before it. */
  differences!: FileDifference[];
}
export class DuplicateHint {
  id!: string;
  slug!: string;
  title!: string;
  owner!: 'school' | 'platform';
  /** What is equal: `file` or `isbn`. */
  same!: 'file' | 'isbn';
}
export class ModerationPreview {
  who!: 'child-6' | 'child-9' | 'child-12' | 'child-15' | 'teacher' | 'parent' | 'visitor';
  /** They find it in the library, the search and the feeds. */
  finds!: boolean;
  opens!: boolean;
  /** Why they do not find or open it. */
  because!: 'age' | 'unrated' | 'audience' | 'price' | 'sign-in' | null;
}
/** A school that hides a book of the platform. */
export class ModerationHiding {
  school!: string;
  /** One of BOOK_REASONS. */
  reason!: string;
  note!: string;
  at!: string;
}
export class ModerationUsage {
  /** How many people have begun it; null below five, like all counts of people. */
  readers!: number | null;
  finished!: number | null;
  reactions!: number | null;
  /** How many reading lists and libraries contain it. */
  lists!: number;
}
/** Fields of a book that are shown to moderators as they are stored. */
const SHOWN_AS_STORED = [
  'status',
  'summary',
  'license',
  'isbn',
  'age_rating',
  'reading_level',
  'pages',
  'word_count',
  'visibility',
] as const;

/** Everything that moderators see of a book. */
export class ModeratedBook extends IntersectionType(ModerationCard, PickType(StoredBook, SHOWN_AS_STORED)) {
  uploaded_by!: string;
  /** The right to publish the book here; null while nobody has stated it. */
  rights!: 'own' | 'licence' | 'permission' | null;
  /** Who gave a permission, when and for what. */
  rights_proof!: string;
  created_at!: string;
  refusal!: string | null;
  /** The book belongs to the caller's school; only there can its form be opened. */
  own!: boolean;
  /** Which readers would find it if it were published. */
  previews!: ModerationPreview[];
  usage!: ModerationUsage;
  /** Schools that hid it, newest first, at most 50; of a book of the platform, for its team. */
  hidden_at!: ModerationHiding[];
  files!: ModerationFile[];
  duplicates!: DuplicateHint[];
  /** Newest first, at most 50. */
  moves!: BookHistoryItem[];
  /** Newest first, at most 50. */
  reader_reports!: ModerationReport[];
}

/** Smaller counts could identify single children. */
const FEW = 5;

/** One book of the moderation queue with its history. */
export class GetModeratedBook extends Query<ModeratedBook> {
  constructor(
    readonly bookId: string,
    readonly files: string,
  ) {
    super();
  }
}

type Row = CardRow & {
  status: ModeratedBook['status'];
  pages: number;
  word_count: number;
  created_at: Date;
  visibility: ModeratedBook['visibility'];
  class_id: string | null;
  rights_proof: string;
  price_minor: number | null;
  readers: number;
  finished: number;
  reactions: number;
  lists: number;
};

@QueryHandler(GetModeratedBook)
export class GetModeratedBookHandler implements IQueryHandler<GetModeratedBook> {
  constructor(
    private readonly cards: ModerationCards,
    private readonly queries: QueryBus,
  ) {}

  async execute({ bookId, files }: GetModeratedBook): Promise<ModeratedBook> {
    const values: unknown[] = [bookId];
    const fence = this.cards.fence((value) => `$${values.push(value)}`);
    const own = [bookId];
    const [rows, versions, moves, reports, duplicates, hidings] = await this.cards.read([
      namedStatement(
        `select ${CARD}, b.status, b.pages, b.word_count, b.created_at, b.visibility, b.class_id, b.rights_proof,
                 b.price_minor, u.*,
                 (select count(*)::int from catalog.book_reaction r where r.book_id = b.id) as reactions,
                 (select count(*)::int from catalog.reading_list_book l where l.book_id = b.id)
                   + (select count(*)::int from catalog.library_book l where l.book_id = b.id) as lists
               from ${MODERATION} cross join lateral (
                 select count(*)::int as readers, (count(*) filter (where p.percentage >= 100))::int as finished
                 from catalog.reading_progress p where p.book_id = b.id) u where b.id = $1 and ${fence}`,
        values,
      ),
      {
        name: 'moderated_book_files',
        text: `select id, original_name, bytes::float8 as bytes, status, reason, created_at, findings, manifest
               from catalog.book_file where book_id = $1 order by created_at desc limit 10`,
        values: own,
      },
      {
        name: 'moderated_book_history',
        text: `select id, tenant_id, move, reason, note, detail, actor_name, created_at from catalog.book_history_entry
               where book_id = $1 order by created_at desc, id desc limit 50`,
        values: own,
      },
      {
        name: 'moderated_book_reports',
        text: `select id, fault, note, created_at, settled_at from catalog.book_report
               where book_id = $1 order by created_at desc limit 50`,
        values: own,
      },
      {
        name: 'moderated_book_duplicates',
        // The few books with an equal file or ISBN are found by an index each, and then looked up by id.
        text: `select o.id, o.slug, o.title, case when o.tenant_id = $2 and b.tenant_id <> $2 then 'platform' else 'school' end as owner, case when o.isbn = b.isbn then 'isbn' else 'file' end as same
               from (select tenant_id, id, isbn from catalog.book where id = $1 offset 0) b
               cross join lateral (
                 select s.tenant_id, x.id from unnest(array[b.tenant_id, $2::uuid]) s (tenant_id)
                 cross join lateral (select x.id from catalog.book x where x.tenant_id = s.tenant_id and x.isbn = b.isbn offset 0) x
                 union
                 select s.tenant_id, g.book_id from unnest(array[b.tenant_id, $2::uuid]) s (tenant_id)
                 cross join (select f.sha256 from catalog.book_file f where f.tenant_id = b.tenant_id and f.book_id = b.id offset 0) f
                 cross join lateral (select g.book_id from catalog.book_file g
                   where g.tenant_id = s.tenant_id and g.sha256 = f.sha256 offset 0) g) same
               cross join lateral (select * from catalog.book o where o.tenant_id = same.tenant_id and o.id = same.id offset 0) o
               where o.id <> b.id and o.status <> 'archived' and (o.tenant_id = b.tenant_id or o.status = 'published')
               order by o.created_at limit 10`,
        values: [bookId, PLATFORM_TENANT_ID],
      },
      {
        name: 'moderated_book_hidings',
        text: `select tenant_id, reason, note, hidden_at from catalog.hidden_book where book_id = $1
               order by hidden_at desc limit 50`,
        values: own,
      },
    ]);
    const [row] = rows as Row[];
    if (!row) throw notFound('book');
    const [[card], [uploader]] = await Promise.all([
      this.cards.show([row], files),
      inContext({ ...currentContext()!, tenantId: row.tenant_id }, () =>
        this.queries.execute(new GetPeople([row.created_by])),
      ),
    ]);
    const facts = versions as FileDetails[];
    const away = hidings as HidingRow[];
    const done = moves as MoveRow[];
    const schools = await this.cards.schoolNames([
      ...new Set([...away, ...done].map(({ tenant_id }) => tenant_id)),
    ]);
    return {
      ...card!,
      ...pick(row, SHOWN_AS_STORED),
      uploaded_by: uploader ? `${uploader.first_name} ${uploader.last_name}`.trim() : '',
      rights: row.rights as ModeratedBook['rights'],
      rights_proof: row.rights_proof,
      created_at: row.created_at.toISOString(),
      refusal: row.refusal,
      own: row.tenant_id === currentTenantId(),
      previews: previewsOf(factsOf(row)),
      usage: {
        readers: row.readers < FEW ? null : row.readers,
        finished: row.finished < FEW ? null : row.finished,
        reactions: row.reactions < FEW ? null : row.reactions,
        lists: row.lists,
      },
      files: facts.map((file, index) => ({
        id: file.id,
        name: file.original_name,
        bytes: file.bytes,
        status: file.status,
        reason: file.reason,
        at: file.created_at.toISOString(),
        findings: readFindings(file.findings),
        differences: differencesOf(facts[index + 1] ?? null, file),
      })),
      duplicates: duplicates as DuplicateHint[],
      hidden_at: away.map(({ tenant_id, hidden_at, ...why }) => ({
        ...why,
        school: schools.get(tenant_id) ?? '',
        at: hidden_at.toISOString(),
      })),
      moves: done.map(({ actor_name, created_at, tenant_id, ...move }) => ({
        ...move,
        // Entries of a school about a book of the platform contain the school's name.
        by: [actor_name, tenant_id === row.tenant_id ? '' : schools.get(tenant_id)]
          .filter(Boolean)
          .join(', '),
        at: created_at.toISOString(),
      })),
      reader_reports: (reports as ReportRow[]).map(({ created_at, settled_at, ...report }) => ({
        ...report,
        at: created_at.toISOString(),
        settled: settled_at !== null,
      })),
    };
  }
}

const factsOf = (row: Row): BookAccessDetails => ({
  status: row.status,
  owner: row.tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school',
  created_by: row.created_by,
  price_minor: row.price_minor,
  age_rating: row.age_rating,
  visibility: row.visibility,
  class_id: row.class_id,
  hidden: false,
});

interface HidingRow {
  tenant_id: string;
  reason: string;
  note: string;
  hidden_at: Date;
}
interface MoveRow {
  id: string;
  tenant_id: string;
  move: string;
  reason: string | null;
  note: string;
  detail: Record<string, unknown>;
  actor_name: string;
  created_at: Date;
}
interface ReportRow {
  id: string;
  fault: string;
  note: string;
  created_at: Date;
  settled_at: Date | null;
}
