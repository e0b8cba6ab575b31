import type { BookCharities } from '../../library/books/book-charities.ts';
import { PRICE_COLUMN } from '../../library/books/price.rules.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { BookImportLine } from '../../../../platform/db/generated/client.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { saleRefusal } from '../../library/books/price.rules.ts';
import type { SaleConsent } from '../../library/books/sale-consent.ts';
import { validateRecords, type ExistingBook, type ValidatedRecord } from './validate-records.rules.ts';
import {
  namedCharity,
  readRecord,
  type BookRecord,
  type KnownCategory,
  type RecordProblem,
  type WrittenRecord,
} from './record.rules.ts';

/** The column `values` of a line. */
interface StoredRecord extends WrittenRecord {
  /** The list requests that the book be deleted. */
  deletes?: boolean;
}

/** A line with what it states and what it would do now. */
export interface ValidatedLine extends ValidatedRecord {
  record: BookRecord;
  notes: string[];
}

/** The categories that records of this school may name. */
async function knownCategories(tx: Tx): Promise<KnownCategory[]> {
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

/** Columns of a book that a record can state, and those by which it is found. */
const COLUMNS = `id, status = 'archived' as archived, isbn, record_ref, title, subtitle, authors, illustrators, translators, narrators,
  language, age_min, age_max, age_rating, reading_level, categories, keywords, summary, series, series_position, publisher,
  published_on, license, charity_bps, charity_id, project_id, ${PRICE_COLUMN}`;

/** Computes for each line what it would change in the current books of the school. */
export async function validateLines(
  tx: Tx,
  sale: SaleConsent,
  charities: BookCharities,
  lines: Pick<BookImportLine, 'line' | 'values' | 'verdict'>[],
): Promise<ValidatedLine[]> {
  const categories = await knownCategories(tx);
  const read = lines.map(({ line, values, verdict }) => {
    const { deletes = false, ...written } = values as StoredRecord;
    return { line, written, ...readRecord(written, categories), deletes, skip: verdict === 'skip' };
  });
  await nameCharities(charities, read);
  const isbns = read.flatMap(({ record }) => record.isbn ?? []);
  const refs = read.flatMap(({ record }) => record.record_ref ?? []);
  const books = await tx.$queryRawUnsafe<ExistingBook[]>(
    `select ${COLUMNS} from catalog.book where tenant_id = $1::uuid and merged_into is null
       and (isbn = any($2::text[]) or record_ref = any($3::text[])) order by created_at, id`,
    currentTenantId(),
    isbns,
    refs,
  );
  const validated = await withoutRefusedPrices(tx, sale, validateRecords(read, books), books);
  return validated.map((one, at) => ({ ...one, record: read[at]!.record, notes: read[at]!.notes }));
}

/** Adds the charity that each record names to its fields, or to its problems. Each pair is looked up once. */
async function nameCharities(
  charities: BookCharities,
  records: readonly { written: WrittenRecord; record: BookRecord; problems: RecordProblem[] }[],
): Promise<void> {
  const found = new Map<string, Awaited<ReturnType<BookCharities['find']>>>();
  for (const { written, record, problems } of records) {
    const named = namedCharity(written);
    if (!named) continue;
    const key = JSON.stringify(named);
    if (!found.has(key)) found.set(key, await charities.find(named));
    const { columns, field, message } = found.get(key)!;
    if (columns) Object.assign(record, columns);
    else problems.push({ field, message });
  }
}

/** A record that sets the price of a child's book whose family does not agree to its sale is a problem. */
async function withoutRefusedPrices(
  tx: Tx,
  sale: SaleConsent,
  records: ValidatedRecord[],
  books: readonly ExistingBook[],
): Promise<ValidatedRecord[]> {
  const setsPrice = ({ changes }: ValidatedRecord) => Boolean(changes['price']?.[1]);
  const priced = records.filter(setsPrice).flatMap(({ book_id }) => book_id ?? []);
  const refused = await sale.refused(tx, priced);
  const titles = new Map(books.map(({ id, title }) => [id, String(title)]));
  return records.map((record) =>
    record.book_id && refused.has(record.book_id) && setsPrice(record)
      ? {
          ...record,
          verdict: 'problem',
          book_id: null,
          changes: {},
          problems: [
            ...record.problems,
            { field: 'price', message: saleRefusal(titles.get(record.book_id) ?? '') },
          ],
        }
      : record,
  );
}
