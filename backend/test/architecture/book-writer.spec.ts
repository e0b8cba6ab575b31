import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

/** The files that write rows of `catalog.book` and their history; see `BookWriter`. */
const WRITE_CORE = [
  'src/modules/catalog/library/books/book-history.ts',
  'src/modules/catalog/library/books/book-writer.ts',
  'src/modules/catalog/library/books/story-book-writer.ts',
];

const WRITES = [
  // Calls of Prisma, with any client.
  /\.\s*(?:book|bookHistoryEntry)\s*\.\s*(?:create|update|upsert|delete)\w*\s*\(/,
  // SQL on the books; `book_file` and the like are other tables.
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+"?catalog"?\s*\.\s*"?book"?(?![\w"])/i,
  // New history entries. An erasure may remove a name from those that exist.
  /\b(?:insert\s+into|merge\s+into)\s+"?catalog"?\s*\.\s*"?(?:book_history_entry|book_move)"?(?![\w"])/i,
];
const writesBook = (code: string): boolean => WRITES.some((pattern) => pattern.test(code));

/** Product files below a folder that write books, as paths in the backend. */
const writers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|generated|[\\/]testing[\\/]/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => writesBook(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))
    .sort();

describe('writes of books', () => {
  it('are in the write core only, which keeps rules, history, audit and events together', () => {
    expect(writers(join(root, 'src'))).toEqual(WRITE_CORE);
  });

  it('are detected in a planted file', () => {
    const planted = join(import.meta.dirname, 'planted/backend/src');
    expect(writers(planted).map((file) => relative(planted, join(root, file)))).toEqual([
      'modules/alpha/inserts-book-history.ts',
      'modules/alpha/writes-a-book.ts',
    ]);
  });

  it.each([
    ['await tx.book.update({ where })', true],
    ['await tx.book\n  .updateManyAndReturn({})', true],
    ['client.book.upsert({})', true],
    ['tx.bookHistoryEntry.createMany({})', true],
    ['`update catalog.book set title = 1`', true],
    ['`UPDATE "catalog"."book" SET title = 1`', true],
    ['`delete from catalog.book b where b.id = $1`', true],
    ['`insert into catalog.book_history_entry (id) values ($1)`', true],
    ['tx.book.findMany({})', false],
    ['tx.bookFile.update({})', false],
    ['`update catalog.book_file set status = 1`', false],
    ['`select 1 from catalog.book where id = $1 for update`', false],
    ['`update catalog.book_history_entry set actor_name = $1`', false],
  ])('%s: %s', (code, writes) => {
    expect(writesBook(code)).toBe(writes);
  });
});
