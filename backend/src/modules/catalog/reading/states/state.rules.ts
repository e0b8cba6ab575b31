/** How somebody stands to a book; the words are those of the API. */
export const READING_STATES = ['want', 'reading', 'finished', 'abandoned'] as const;
export type State = (typeof READING_STATES)[number];

/** What a reader can say by themselves: the rest is seen from where they are in the book. */
export const CHOICES = ['want', 'abandoned'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Standing {
  state: State;
  /** How often it was read to the end again. */
  reread_count: number;
  /** When it was first read to the end. */
  finished_at: Date | null;
  since: Date;
  /** The newest sign, by the reader's clock. */
  client_time: Date;
}

/** A finished book that is open before this share of it, in percent, is read anew; behind it one looks back at the end. */
const ANEW_BEFORE = 50;

/**
 * What a place in the book makes of it. Reading takes up a book that was wanted or put aside; its end finishes it, and
 * coming there once more counts as reading it again. A place from before the newest sign changes nothing, except that a
 * book which was read to the end is finished, whenever that is heard.
 */
export function afterPlace(before: Standing | null, percentage: number, at: Date): Standing {
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

/** What a reader's own word makes of it; an older word than the newest sign is not heard. */
export function afterChoice(before: Standing | null, choice: Choice, at: Date): Standing {
  if (!before) return { state: choice, reread_count: 0, finished_at: null, since: at, client_time: at };
  if (at.getTime() < before.client_time.getTime() || before.state === choice) return before;
  return { ...before, state: choice, since: at, client_time: at };
}

/** A word taken back: the book stands where its places put it, or nowhere. */
export function afterTakingBack(
  before: Standing | null,
  percentage: number | null,
  at: Date,
): Standing | null {
  if (!before || (before.state !== 'want' && before.state !== 'abandoned')) return before;
  if (before.finished_at) return { ...before, state: 'finished', since: before.finished_at, client_time: at };
  return percentage === null ? null : { ...before, state: 'reading', since: at, client_time: at };
}
