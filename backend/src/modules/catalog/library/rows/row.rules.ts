/** The fields that decide which books are similar. */
export interface SimilarityKeys {
  id: string;
  authors: readonly string[];
  series: string | null;
  themes: readonly string[];
  categories: readonly string[];
  /** Books with the same value are translations of each other. */
  work_id?: string | null;
}

/** Why a book is in a row; shown to children as one line. */
interface Reason {
  kind: 'series' | 'author' | 'theme' | 'category';
  /** The series, the author or the theme; for a category its slug. */
  value: string;
}

/** What the reader did with the book that a row is based on. */
type SeedSource = 'finished' | 'liked' | 'reading';
export interface SeedBook extends SimilarityKeys {
  how: SeedSource;
}

export const MAX_ROW_BOOKS = 12;
/** Rows with fewer books are not shown. */
export const MIN_ROW_BOOKS = 2;
const ROWS_OF_SEEDS = 2;

/** The strongest reason why two books are similar; null if there is none. */
export function reasonFor(seed: SimilarityKeys, book: SimilarityKeys): Reason | null {
  if (seed.series && seed.series === book.series) return { kind: 'series', value: seed.series };
  const shared = (of: (kin: SimilarityKeys) => readonly string[]) =>
    of(seed).find((one) => of(book).includes(one));
  const author = shared(({ authors }) => authors);
  if (author) return { kind: 'author', value: author };
  const theme = shared(({ themes }) => themes);
  if (theme) return { kind: 'theme', value: theme };
  const category = shared(({ categories }) => categories);
  return category ? { kind: 'category', value: category } : null;
}

/**
 * The books that have a reason to be similar to a book, in their order; of the translations of a work only the first.
 */
export function similarBooks<Book extends SimilarityKeys>(
  seed: SimilarityKeys,
  candidates: readonly Book[],
): { book: Book; why: Reason }[] {
  const works = new Set<string>();
  return candidates.flatMap((book) => {
    const why = reasonFor(seed, book);
    if (!why || (book.work_id && works.has(book.work_id))) return [];
    if (book.work_id) works.add(book.work_id);
    return [{ book, why }];
  });
}

/**
 * Rows of suggestions: one for each book that the reader finished, liked or reads, the latest first, at most two. A
 * book is in the first row that it fits, always with a reason.
 */
export function suggestionRows<Book extends SimilarityKeys>(
  seeds: readonly SeedBook[],
  candidates: readonly { seed: string; book: Book }[],
): { seed: SeedBook; books: { book: Book; why: Reason }[] }[] {
  const shown = new Set(seeds.map(({ id }) => id));
  const rows: { seed: SeedBook; books: { book: Book; why: Reason }[] }[] = [];
  for (const seed of seeds) {
    if (rows.length === ROWS_OF_SEEDS) break;
    const books = similarBooks(
      seed,
      candidates.flatMap((one) => (one.seed === seed.id && !shown.has(one.book.id) ? [one.book] : [])),
    ).slice(0, MAX_ROW_BOOKS);
    if (books.length < MIN_ROW_BOOKS) continue;
    for (const { book } of books) shown.add(book.id);
    rows.push({ seed, books });
  }
  return rows;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The goal of this week, of those that have books. It changes every week and is the same for everybody. */
export function goalOfWeek(goals: readonly number[], now: Date): number | null {
  if (goals.length === 0) return null;
  const sorted = [...goals].sort((one, other) => one - other);
  return sorted[Math.floor(now.getTime() / WEEK_MS) % sorted.length]!;
}

/** Rows that are shown even when their first book leads a row above: what is being read, and what a teacher gave. */
const KEPT_ROWS: readonly string[] = ['continue', 'from_teacher', 'want', 'read_by'];

/**
 * The same rows, none with the same first book as a row above: a book that leads already gives way to the next one of
 * its row. A row of suggestions whose books all lead already is left out.
 */
export function withDistinctLeads<Row extends { kind: string; books: { book: { id: string } }[] }>(
  rows: readonly Row[],
): Row[] {
  const leads = new Set<string>();
  return rows.flatMap((row) => {
    const at = row.books.findIndex(({ book }) => !leads.has(book.id));
    if (at < 0) return KEPT_ROWS.includes(row.kind) ? [row] : [];
    const lead = row.books[at]!;
    leads.add(lead.book.id);
    return [at === 0 ? row : { ...row, books: [lead, ...row.books.filter((one) => one !== lead)] }];
  });
}
