interface Progress {
  id: string;
  /** Books of the list that the child has read. */
  finished: number;
  /** The last day on which the child was reminded of the list. */
  reminded_on: string | null;
}

/**
 * The children who are reminded: those of the request (absent: everybody) who have not read all `books` and were not
 * reminded on `today`.
 */
export function childrenToRemind(
  students: readonly Progress[],
  books: number,
  today: string,
  asked: readonly string[] | undefined,
): string[] {
  const wanted = asked?.map((id) => id.toLowerCase());
  return students
    .filter(
      ({ id, finished, reminded_on }) =>
        finished < books && reminded_on !== today && (!wanted || wanted.includes(id)),
    )
    .map(({ id }) => id);
}
