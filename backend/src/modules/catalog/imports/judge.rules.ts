import type { BookRecord, RecordProblem } from './record.rules.ts';

/** A book's members as the database keeps them. */
export type BookFacts = Record<string, unknown> & {
  id: string;
  archived: boolean;
  isbn: string | null;
  record_ref: string | null;
};

/** Members with what stands there and what would. */
export type Changes = Record<string, [before: unknown, after: unknown]>;
export type Verdict = 'create' | 'update' | 'same' | 'problem' | 'skip';

export interface RecordLine {
  line: number;
  record: BookRecord;
  problems: RecordProblem[];
  /** Left out by hand. */
  skip: boolean;
  /** The list asks for the book to be taken away. */
  deletes: boolean;
}
export interface JudgedRecord {
  line: number;
  verdict: Verdict;
  problems: RecordProblem[];
  book_id: string | null;
  changes: Changes;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a record changes of a book. It says nothing against what it does not mention; shelves are added to those the
 * book stands on; what a person said of its ages stays where the record only guesses from its range.
 */
export function changesOf(book: BookFacts, record: BookRecord): Changes {
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
  // Half a range of a list and half of before could be upside down.
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    changes[changes['age_min'] ? 'age_max' : 'age_min'] = changes['age_min']
      ? [book['age_max'] ?? null, null]
      : [book['age_min'] ?? null, null];
  return changes;
}

/** Says of each record what it would do, against the books that are here now. */
export function judgeRecords(lines: readonly RecordLine[], books: readonly BookFacts[]): JudgedRecord[] {
  const byIsbn = groupBy(books, ({ isbn }) => isbn);
  const byRef = groupBy(books, ({ record_ref }) => record_ref);
  const seen = new Map<string, number>();
  return lines.map(({ line, record, problems: read, skip, deletes }): JudgedRecord => {
    const problems = [...read];
    const judged = (verdict: Verdict, book: BookFacts | null = null, changes: Changes = {}) => ({
      line, verdict, problems, book_id: book?.id ?? null, changes,
    }); // prettier-ignore
    if (skip) return judged('skip');
    if (deletes)
      problems.push({
        field: 'line',
        message: 'The list asks to take this book away. A list never does that: withdraw the book yourself, or leave this out.',
      }); // prettier-ignore
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

/** The books that a record may be about: by its ISBN, or by what its list calls it where no ISBN says otherwise. */
function matching(
  record: BookRecord,
  byIsbn: Map<string, BookFacts[]>,
  byRef: Map<string, BookFacts[]>,
): BookFacts[] {
  const found = record.isbn ? (byIsbn.get(record.isbn) ?? []) : [];
  if (found.length > 0 || !record.record_ref) return found;
  return (byRef.get(record.record_ref) ?? []).filter(({ isbn }) => !isbn || !record.isbn);
}

function groupBy(
  books: readonly BookFacts[],
  key: (book: BookFacts) => string | null,
): Map<string, BookFacts[]> {
  const groups = new Map<string, BookFacts[]>();
  for (const book of books) {
    const name = key(book);
    if (name) groups.set(name, [...(groups.get(name) ?? []), book]);
  }
  return groups;
}
