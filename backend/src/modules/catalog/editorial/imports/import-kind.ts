import type { ImportKind } from '../../../../platform/imports/imports.ts';
import type { Listed } from '../../../../platform/imports/read-table.ts';
import { BookListReceived, BookListStarted } from '../../contract.ts';

/** Limits of a list of books, so that no file exhausts the memory. */
export const LIST = {
  rows: 5_000,
  bytes: 25 * 1024 * 1024,
  columns: 60,
  cell: 8_000,
  /** Characters of a record. */
  record: 400_000,
  /** Maximum nesting of ONIX elements. */
  depth: 24,
} as const;

/** Words for lists of books in messages. */
export const BOOKS: Listed = { one: 'book', many: 'books', forms: 'Bring ONIX 3, or a table as CSV.' };

/** The import of books: its tables, events and messages. */
export const BOOK_IMPORT_KIND: ImportKind = {
  tables: { imports: 'catalog.book_import', lines: 'catalog.book_import_line' },
  folder: 'book-lists',
  tableForms: ['csv'],
  received: BookListReceived,
  started: BookListStarted,
  batch: 25,
  crashPoint: 'book-import.chunk',
  tooLarge:
    'A list of books, or a packed file of covers, has at most 25 MB. Split it and bring in the parts.',
  messages: {
    code: 'import',
    checked: 'This list is not imported yet.',
    running: 'This list is being imported. Wait until it is done.',
    done: 'This list is imported already.',
    nothing: {
      code: 'nothing_to_import',
      message: 'There is nothing to import: no record is new or changes anything.',
    },
    undoTooLate: 'A list can be undone for 24 hours. Withdraw the books that are not wanted.',
  },
};
