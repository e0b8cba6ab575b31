/** What of a book decides which others are near it. */
export interface Kin {
  id: string;
  authors: readonly string[];
  series: string | null;
  themes: readonly string[];
  categories: readonly string[];
  /** Books with the same one are translations of each other. */
  work_id?: string | null;
}

/** Why a book stands in a row, so that a child can be told in one line. */
export interface Reason {
  kind: 'series' | 'author' | 'theme' | 'category';
  /** The series, the author, the theme; of a category its slug. */
  value: string;
}

/** What somebody did with the book that a row begins with. */
export type How = 'finished' | 'liked' | 'reading';
export interface Seed extends Kin {
  how: How;
}

export const ROW_MOST = 12;
/** A row of one book is no row. */
export const ROW_LEAST = 2;
const ROWS_OF_SEEDS = 2;

/** The nearest thing that two books have in common; null where there is none. */
export function reasonFor(seed: Kin, book: Kin): Reason | null {
  if (seed.series && seed.series === book.series) return { kind: 'series', value: seed.series };
  const shared = (of: (kin: Kin) => readonly string[]) => of(seed).find((one) => of(book).includes(one));
  const author = shared(({ authors }) => authors);
  if (author) return { kind: 'author', value: author };
  const theme = shared(({ themes }) => themes);
  if (theme) return { kind: 'theme', value: theme };
  const category = shared(({ categories }) => categories);
  return category ? { kind: 'category', value: category } : null;
}

/** Those of some books that have a reason to stand beside one, in their order; of the translations of a work the first. */
export function nearTo<Book extends Kin>(
  seed: Kin,
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
 * Rows of suggestions: one for each book that somebody finished, liked or reads, the latest first, at most two. A book
 * stands in the first row that it fits, and never without its reason.
 */
export function suggestionRows<Book extends Kin>(
  seeds: readonly Seed[],
  candidates: readonly { seed: string; book: Book }[],
): { seed: Seed; books: { book: Book; why: Reason }[] }[] {
  const shown = new Set(seeds.map(({ id }) => id));
  const rows: { seed: Seed; books: { book: Book; why: Reason }[] }[] = [];
  for (const seed of seeds) {
    if (rows.length === ROWS_OF_SEEDS) break;
    const books = nearTo(
      seed,
      candidates.flatMap((one) => (one.seed === seed.id && !shown.has(one.book.id) ? [one.book] : [])),
    ).slice(0, ROW_MOST);
    if (books.length < ROW_LEAST) continue;
    for (const { book } of books) shown.add(book.id);
    rows.push({ seed, books });
  }
  return rows;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The goal of this week, of those that have books: each has its turn, the same for everybody. */
export function goalOfWeek(goals: readonly number[], now: Date): number | null {
  if (goals.length === 0) return null;
  const sorted = [...goals].sort((one, other) => one - other);
  return sorted[Math.floor(now.getTime() / WEEK_MS) % sorted.length]!;
}
