/** Lists whose day passed longer ago than this are no longer shown; the library's first page does the same. */
const LATE_MS = 14 * 86_400_000;

interface GivenList {
  due_on: string | null;
  finished_count: number;
  books_count: number;
}

/** The lists that a child has not finished, by their day; those without a day come last. */
export function openLists<List extends GivenList>(lists: readonly List[], now = Date.now()): List[] {
  const late = new Date(now - LATE_MS).toISOString().slice(0, 10);
  return lists
    .filter(
      ({ due_on, finished_count, books_count }) =>
        finished_count < books_count && (due_on === null || due_on >= late),
    )
    .sort((one, other) => (one.due_on ?? '9').localeCompare(other.due_on ?? '9'));
}
