import type { Tx } from '../../../../platform/db/db.ts';
import type { BookImportLine } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import type { LineResult } from '../../../../platform/imports/imports.ts';
import type { BookCharities } from '../../library/books/book-charities.ts';
import type { BookActor, BookWriter } from '../../library/books/book-writer.ts';
import type { SaleConsent } from '../../library/books/sale-consent.ts';
import { describedBook } from '../../library/books/described-book.ts';
import { validateLines, type ValidatedLine } from './validate-lines.ts';

/** Creates and changes the books of some records, validated against the current books. */
export async function importRecords(
  tx: Tx,
  writer: BookWriter,
  sale: SaleConsent,
  charities: BookCharities,
  lines: BookImportLine[],
  actor: BookActor,
): Promise<LineResult[]> {
  const results: LineResult[] = [];
  for (const { record, ...validated } of await validateLines(tx, sale, charities, lines)) {
    const book_id = await importRecord(tx, writer, { record, ...validated }, actor);
    results.push({ ...validated, book_id });
  }
  return results;
}

/** Creates the book of a record or changes it; resolves with its id. */
async function importRecord(
  tx: Tx,
  writer: BookWriter,
  { verdict, record, changes, book_id }: ValidatedLine,
  actor: BookActor,
): Promise<string | null> {
  if (verdict === 'create') {
    const id = newId();
    await writer.create(tx, describedBook(record, id, actor.id), { move: 'import', actor });
    return id;
  }
  if (verdict === 'update') {
    const book = await writer.lock(tx, book_id!);
    await writer.changeDetails(tx, book!, changes, { move: 'import', actor });
  }
  return book_id;
}
