import type { Store } from './store.ts';
import type { Provider } from './types.ts';

/**
 * How a provider's list of movements differs from what happened, for tests of a comparison with it. Amounts are minor
 * units.
 */
export interface ListEdit {
  provider: Provider;
  /** The row: payment intent, capture, or refund. */
  ref: string;
  /** The row is missing. */
  drop?: boolean;
  /** The row is there as often as this. */
  times?: number;
  amount?: number;
  fee?: number;
  /** As the provider writes it. */
  status?: string;
  /** A row that belongs to no payment, with `amount` and `currency`. */
  add?: boolean;
  currency?: string;
  /** When it happened, in seconds since 1970; now without it. */
  at?: number;
}

const KIND = 'list.edit';

/** Stores an edit in place of an earlier one of the same row. */
export const editList = (store: Store, edit: ListEdit): void =>
  store.put(KIND, `${edit.provider} ${edit.ref}`, edit);

export const clearListEdits = (store: Store): void => store.dropAll(KIND);

export const listEdits = (store: Store, provider: Provider): ListEdit[] =>
  store.all<ListEdit>(KIND).filter((edit) => edit.provider === provider);
