/** The reading states of a book, as the API names them. */
export const READING_STATES = ['want', 'reading', 'finished', 'abandoned'] as const;
export type State = (typeof READING_STATES)[number];

/** The states that a reader can choose; the others follow from the reading position. */
export const CHOICES = ['want', 'abandoned'] as const;
export type Choice = (typeof CHOICES)[number];

export interface StateRecord {
  state: State;
  /** How many more times it was read to the end. */
  reread_count: number;
  /** When it was first read to the end. */
  finished_at: Date | null;
  since: Date;
  /** The time of the newest change, by the reader's clock. */
  client_time: Date;
}

/**
 * A position before this share of a finished book, in percent, means that it is read again; later ones mean that the
 * reader looks something up.
 */
const ANEW_BEFORE = 50;

/**
 * The state after a new reading position. A wanted or put-aside book becomes `reading`; the end finishes it, and
 * reaching the end once more counts as another reading. A position that is older than the last change changes
 * nothing, except that a position at the end always marks the book as finished.
 */
export function stateAfterPosition(before: StateRecord | null, percentage: number, at: Date): StateRecord {
  const isEnd = percentage >= 100;
  if (!before)
    return {
      state: isEnd ? 'finished' : 'reading',
      reread_count: 0,
      finished_at: isEnd ? at : null,
      since: at,
      client_time: at,
    };
  if (at.getTime() <= before.client_time.getTime())
    return isEnd && !before.finished_at ? { ...before, finished_at: at } : before;
  const seen = { ...before, client_time: at };
  if (before.state === 'finished')
    return percentage < ANEW_BEFORE ? { ...seen, state: 'reading', since: at } : seen;
  if (isEnd)
    return {
      ...seen,
      state: 'finished',
      since: at,
      finished_at: before.finished_at ?? at,
      reread_count: before.reread_count + (before.finished_at ? 1 : 0),
    };
  return before.state === 'reading' ? seen : { ...seen, state: 'reading', since: at };
}

/** The state after a reader's own choice; a choice that is older than the last change of the state is ignored. */
export function stateAfterChoice(before: StateRecord | null, choice: Choice, at: Date): StateRecord {
  if (!before) return { state: choice, reread_count: 0, finished_at: null, since: at, client_time: at };
  if (at.getTime() < before.client_time.getTime() || before.state === choice) return before;
  return { ...before, state: choice, since: at, client_time: at };
}

/** The state after a choice is withdrawn: the one that follows from the reading position, or none without a position. */
export function stateAfterUndo(
  before: StateRecord | null,
  percentage: number | null,
  at: Date,
): StateRecord | null {
  if (!before || (before.state !== 'want' && before.state !== 'abandoned')) return before;
  if (before.finished_at) return { ...before, state: 'finished', since: before.finished_at, client_time: at };
  return percentage === null ? null : { ...before, state: 'reading', since: at, client_time: at };
}
