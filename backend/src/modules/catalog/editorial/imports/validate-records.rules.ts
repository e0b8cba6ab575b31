import type { BookRecord, RecordProblem } from './record.rules.ts';

/** The fields of a book as the database stores them. */
export type ExistingBook = Record<string, unknown> & {
  id: string;
  archived: boolean;
  isbn: string | null;
  record_ref: string | null;
};

/** Changed fields with the present and the new value. */
type Changes = Record<string, [before: unknown, after: unknown]>;
type RecordVerdict = 'create' | 'update' | 'same' | 'problem' | 'skip';

export interface RecordLine {
  line: number;
  record: BookRecord;
  problems: RecordProblem[];
  /** Skipped by hand. */
  skip: boolean;
  /** The list requests that the book be deleted. */
  deletes: boolean;
}
export interface ValidatedRecord {
  line: number;
  verdict: RecordVerdict;
  problems: RecordProblem[];
  book_id: string | null;
  changes: Changes;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The changes that a record makes to a book. Fields that it does not state stay as they are; categories are added to
 * those of the book; an age that a person stated is kept if the record only derives one from its range.
 */
export function changesOf(book: ExistingBook, record: BookRecord): Changes {
  const changes: Changes = {};
  for (const [name, said] of Object.entries(record) as [string, unknown][]) {
    if (name === 'record_ref' && book.isbn) continue;
    if (name === 'age_rating' && typeof book['age_rating'] === 'number' && record.age_min === said) continue;
    const before = book[name] ?? null;
    const after =
      name === 'categories' ? [...new Set([...(before as string[]), ...(said as string[])])] : said;
    if (!same(before, after)) changes[name] = [before, after];
  }
  const [low, high] = [
    changes['age_min']?.[1] ?? book['age_min'],
    changes['age_max']?.[1] ?? book['age_max'],
  ];
  // The start of a new range with the end of the old one could be the wrong way round.
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    changes[changes['age_min'] ? 'age_max' : 'age_min'] = changes['age_min']
      ? [book['age_max'] ?? null, null]
      : [book['age_min'] ?? null, null];
  return changes;
}

/** Computes for each record what it would change in the current books. */
export function validateRecords(
  lines: readonly RecordLine[],
  books: readonly ExistingBook[],
): ValidatedRecord[] {
  const byIsbn = groupBy(books, ({ isbn }) => isbn);
  const byRef = groupBy(books, ({ record_ref }) => record_ref);
  const seen = new Map<string, number>();
  return lines.map(({ line, record, problems: read, skip, deletes }): ValidatedRecord => {
    const problems = [...read];
    const judged = (verdict: RecordVerdict, book: ExistingBook | null = null, changes: Changes = {}) => ({
      line,
      verdict,
      problems,
      book_id: book?.id ?? null,
      changes,
    });
    if (skip) return judged('skip');
    if (deletes)
      problems.push({
        field: 'line',
        message:
          'The list asks to take this book away. A list never does that: withdraw the book yourself, or leave this out.',
      });
    const key = record.isbn ?? record.record_ref;
    const earlier = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && earlier === undefined) seen.set(key, line);
    if (earlier !== undefined)
      problems.push({
        field: record.isbn ? 'isbn' : 'title',
        message: `Line ${earlier} is the same book already. Leave one of the two out.`,
      });
    const fitting = matching(record, byIsbn, byRef);
    const standing = fitting.filter(({ archived }) => !archived);
    const candidates = standing.length > 0 ? standing : fitting;
    if (candidates.length > 1)
      problems.push({
        field: 'isbn',
        message: 'More than one book here is called by this number. Merge them under “Here twice” first.',
      });
    if (problems.length > 0) return judged('problem');
    const [book] = candidates;
    if (!book) return judged('create');
    const changes = changesOf(book, record);
    return Object.keys(changes).length > 0 ? judged('update', book, changes) : judged('same', book);
  });
}

/** The books that a record may refer to: by ISBN, or by the list's own reference if no ISBN contradicts it. */
function matching(
  record: BookRecord,
  byIsbn: Map<string, ExistingBook[]>,
  byRef: Map<string, ExistingBook[]>,
): ExistingBook[] {
  const found = record.isbn ? (byIsbn.get(record.isbn) ?? []) : [];
  if (found.length > 0 || !record.record_ref) return found;
  return (byRef.get(record.record_ref) ?? []).filter(({ isbn }) => !isbn || !record.isbn);
}

function groupBy(
  books: readonly ExistingBook[],
  key: (book: ExistingBook) => string | null,
): Map<string, ExistingBook[]> {
  const groups = new Map<string, ExistingBook[]>();
  for (const book of books) {
    const name = key(book);
    if (name) groups.set(name, [...(groups.get(name) ?? []), book]);
  }
  return groups;
}
