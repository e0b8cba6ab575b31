import { PRICE_COLUMN } from '../books/price.rules.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { BookImport, BookImportLine } from '../../../platform/db/generated/client.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { judgeRecords, type BookFacts, type JudgedRecord } from './judge.rules.ts';
import { readRecord, type BookRecord, type KnownShelf, type WrittenRecord } from './record.rules.ts';

/** What is kept of a line. */
export interface StoredRecord extends WrittenRecord {
  /** The list asks for the book to be taken away. */
  deletes?: boolean;
}

/** A line with what it says and what it would do today. */
export interface JudgedLine extends JudgedRecord {
  record: BookRecord;
  notes: string[];
}

/** The shelves that records of this school may stand on. */
export async function knownShelves(tx: Tx): Promise<KnownShelf[]> {
  const rows = await tx.category.findMany({
    where: { tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] } },
    select: { slug: true, name: true, names: true },
    take: 400,
  });
  return rows.map(({ slug, name, names }) => ({
    slug,
    names: [name, ...Object.values(names as Record<string, string>)],
  }));
}

/** Members of a book that a record can speak of. */
const FACTS = `id, status = 'archived' as archived, isbn, record_ref, title, subtitle, authors, illustrators, translators, narrators,
  language, age_min, age_max, age_rating, reading_level, categories, keywords, summary, series, series_position, publisher,
  published_on, license, charity_bps, ${PRICE_COLUMN}`;

/** Judges lines against what the school holds now. */
export async function judgeLines(
  tx: Tx,
  lines: Pick<BookImportLine, 'line' | 'values' | 'verdict'>[],
): Promise<JudgedLine[]> {
  const shelves = await knownShelves(tx);
  const read = lines.map(({ line, values, verdict }) => {
    const { deletes = false, ...written } = values as StoredRecord;
    return { line, ...readRecord(written, shelves), deletes, skip: verdict === 'skip' };
  });
  const isbns = read.flatMap(({ record }) => record.isbn ?? []);
  const refs = read.flatMap(({ record }) => record.record_ref ?? []);
  const books = await tx.$queryRawUnsafe<BookFacts[]>(
    `select ${FACTS} from catalog.book where tenant_id = $1::uuid and merged_into is null
       and (isbn = any($2::text[]) or record_ref = any($3::text[])) order by created_at, id`,
    currentTenantId(),
    isbns,
    refs,
  );
  const judged = judgeRecords(read, books);
  return judged.map((one, at) => ({ ...one, record: read[at]!.record, notes: read[at]!.notes }));
}

/** Judges every line of an import anew; lines that are done keep their verdict. */
export async function judgeImport(tx: Tx, found: Pick<BookImport, 'id'>): Promise<void> {
  const tenant_id = currentTenantId();
  const lines = await tx.bookImportLine.findMany({
    where: { tenant_id, import_id: found.id, applied_at: null },
    select: { line: true, values: true, verdict: true },
    orderBy: { line: 'asc' },
  });
  const judged = (await judgeLines(tx, lines)).map(({ line, verdict, problems, notes, book_id, changes }) => ({
    line, verdict, problems, notes, book_id, changes,
  })); // prettier-ignore
  for (let from = 0; from < judged.length; from += 1_000)
    await tx.$executeRaw`
      update catalog.book_import_line l set verdict = j.verdict, problems = j.problems, notes = j.notes, book_id = j.book_id,
        changes = j.changes
      from jsonb_to_recordset(${JSON.stringify(judged.slice(from, from + 1_000))}::jsonb)
        as j(line int, verdict text, problems jsonb, notes text[], book_id uuid, changes jsonb)
      where l.tenant_id = ${tenant_id}::uuid and l.import_id = ${found.id}::uuid and l.line = j.line`;
}
