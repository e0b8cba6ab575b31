import type { StateRecord, State } from './reading-state.rules.ts';

/** The caller's reading state of a book. */
export class ReadingStateView {
  state!: State;
  /** How many more times it was read to the end. */
  reread_count!: number;
  /** When it was first read to the end; null before. */
  finished_at!: string | null;
  since!: string;
}

export const stateView = (standing: Omit<StateRecord, 'client_time'>): ReadingStateView => ({
  state: standing.state,
  reread_count: standing.reread_count,
  finished_at: standing.finished_at?.toISOString() ?? null,
  since: standing.since.toISOString(),
});
