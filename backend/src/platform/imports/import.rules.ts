import { AppError } from '../errors.ts';

/**
 * States of an import: `checking` (the worker reads the file) → `checked` (a person reviews and corrects the
 * lines) → `running` (the worker applies them) → `done` → `undone`. `failed` follows `checking` or `running`;
 * an import that failed and has lines can be started again.
 */
export type ImportStatus = 'checking' | 'checked' | 'running' | 'done' | 'undone' | 'failed';

/** Result of validating or applying a line. */
export const VERDICTS = ['create', 'update', 'same', 'problem', 'skip'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts of lines that the worker has to apply. */
export const APPLICABLE: readonly Verdict[] = ['create', 'update'];

/** How long an import can be undone, in milliseconds. */
export const UNDO_MS = 24 * 3_600_000;

/** The columns of an import that the rules read. */
export interface ImportState {
  status: ImportStatus;
  /** Reason of the failure, as a sentence. */
  error: string | null;
  lines_total: number;
  lines_done: number;
  undo_until: Date | null;
}

/** Messages of refusals that differ between kinds of imports. */
export interface ImportMessages {
  /** Prefix of the error codes: `roster` makes `roster_checking`. */
  code: string;
  /** For an undo of an import that was not started. */
  checked: string;
  running: string;
  done: string;
  /** For a start of a list of which no line would change anything. */
  nothing: { code: string; message: string };
  undoTooLate: string;
}

/**
 * Refuses a step that does not fit the status of the import.
 * @throws AppError conflict, with the code `<kind>_<status>`
 */
export function assertStatus(
  { status, error }: Pick<ImportState, 'status' | 'error'>,
  wanted: ImportStatus,
  messages: ImportMessages,
): void {
  if (status === wanted) return;
  const message = {
    checking: 'This list is still being checked.',
    checked: messages.checked,
    running: messages.running,
    done: messages.done,
    undone: 'This list was undone. Bring it in again.',
    failed: error ?? 'This list could not be read.',
  }[status];
  throw new AppError('conflict', `${messages.code}_${status}`, message);
}

/**
 * Whether to start the import: false when it was started already, so that a repeated request does nothing. A
 * failed import may resume with the remaining lines.
 * @throws AppError conflict
 */
export function shouldStart(state: ImportState, messages: ImportMessages): boolean {
  if (state.status === 'running' || state.status === 'done') return false;
  if (!(state.status === 'failed' && state.lines_total > 0)) assertStatus(state, 'checked', messages);
  return true;
}

/**
 * Whether to undo the import: false when it was undone already. One that stopped half-way can be undone at
 * any time, one that is done until the end of its undo window.
 * @throws AppError conflict
 */
export function shouldUndo(state: ImportState, now: Date, messages: ImportMessages): boolean {
  if (state.status === 'undone') return false;
  if (state.status === 'failed' && state.lines_done > 0) return true;
  assertStatus(state, 'done', messages);
  if (!state.undo_until || state.undo_until < now)
    throw new AppError('conflict', 'undo_too_late', messages.undoTooLate);
  return true;
}

/** Renumbers lines that share a number (records of a file without line ends), in order. */
export function withUniqueLines<Row extends { line: number }>(rows: readonly Row[]): Row[] {
  let before = 0;
  return rows.map((row) => {
    before = Math.max(row.line, before + 1);
    return { ...row, line: before };
  });
}
