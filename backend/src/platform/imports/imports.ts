import { pipeline, Transform, type Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/db.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Consumer } from '../messaging/consumers.ts';
import { crashPoint } from '../messaging/crash-point.ts';
import type { EventClass } from '../messaging/events.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { Storage } from '../storage/storage.ts';
import {
  ImportStore,
  type Columns,
  type ImportLine,
  type ImportRow,
  type ImportTables,
} from './import-store.ts';
import {
  assertStatus,
  shouldStart,
  shouldUndo,
  UNDO_MS,
  withUniqueLines,
  type ImportMessages,
} from './import.rules.ts';
import { emptyFile, type IncomingFile } from './receive-import-file.ts';
import { UnreadableList } from './unreadable-list.ts';

/** An event that names an import. */
interface ImportEvent {
  import_id: string;
}

/** The settings of one kind of import. */
export interface ImportKind {
  tables: ImportTables;
  /** Storage folder of files that wait for their check. */
  folder: string;
  /** Formats whose columns can be reassigned: tables, not formats with fixed names. */
  tableForms: readonly string[];
  /** Events: a file has arrived; somebody starts the import. */
  received: EventClass<ImportEvent>;
  started: EventClass<ImportEvent>;
  /**
   * Number of lines applied in one transaction: few, so that progress is visible and little is repeated after
   * a crash.
   */
  batch: number;
  /** Crash point of fault tests, after each batch. */
  crashPoint: string;
  /** Message for a file that is larger than allowed. */
  tooLarge: string;
  messages: ImportMessages;
}

/** The person for whom a step is done: `owner` limits it to that person's imports, null allows all of the tenant's. */
interface ImportRequester {
  owner: string | null;
}

/** The content of a file. */
export interface ReadList {
  columns: { names: string[]; fields: (string | null)[] };
  /** Remarks on the file as a whole, as sentences. */
  notes: string[];
  /** Columns of the lines; at least `line` and `values`. */
  lines: (Columns & { line: number; values: object })[];
}

/**
 * A line with the columns that validating or applying it changes: `verdict`, `problems` and those of the
 * kind.
 */
export type LineResult = Columns & { line: number; verdict: string; problems: unknown };

/**
 * The life cycle of imports of one kind, from the file to the undo. Subclasses implement reading a file,
 * validating lines, applying some of them and undoing all. Lines are applied in batches, each in one
 * transaction that also marks its lines, so that a crash or a second delivery does not apply a line twice.
 */
export abstract class Imports<
  Row extends ImportRow,
  Line extends ImportLine,
  Read = ReadList,
  Prepared = undefined,
> {
  readonly store: ImportStore<Row, Line>;

  constructor(
    protected readonly kind: ImportKind,
    protected readonly clock: Clock,
    protected readonly db: Db,
    protected readonly outbox: Outbox,
    protected readonly storage: Storage,
  ) {
    this.store = new ImportStore(kind.tables);
  }

  /** Reads the stored file. May run twice. @throws UnreadableList */
  protected abstract read(form: string, source: Readable, createdBy: string): Promise<Read>;
  /**
   * Validates each line against the current data. Lines stay in order; lines that a person skipped stay
   * skipped.
   */
  protected abstract validate(tx: Tx, found: Row, lines: Line[]): Promise<LineResult[]>;
  /** Parses the cells of the lines again with other columns. Resolves with their new `values`. */
  protected abstract readColumns(lines: Line[], fields: (string | null)[]): object[];
  /** Applies lines and returns the result of each; one with the verdict `problem` was not applied. */
  protected abstract apply(tx: Tx, found: Row, lines: Line[], prepared: Prepared): Promise<LineResult[]>;

  /** Slow work for the next lines, outside of the transaction that applies them. May run twice. */
  protected prepare(_found: Row, _lines: Line[]): Promise<Prepared> {
    return Promise.resolve(undefined as Prepared);
  }
  /**
   * A lock to take before that of the import, for kinds whose imports must not run at the same time in a
   * tenant.
   */
  protected lockOthers(_tx: Tx): Promise<unknown> {
    return Promise.resolve();
  }
  /** Runs once before the first batch, with the import locked. May run twice. */
  protected begin(_tx: Tx, _found: Row): Promise<void> {
    return Promise.resolve();
  }
  /** Runs after the last line: deletes what was stored only for parsing the columns again. */
  protected abstract forgetCells(tx: Tx, id: string): Promise<unknown>;
  /** Stores results other than lines. Resolves with false for an ordinary list. */
  protected saveOther(_tx: Tx, _id: string, _read: Read): Promise<boolean> {
    return Promise.resolve(false);
  }

  /**
   * Stores a file and adds an event for the worker to check it.
   * @param create inserts the import; `head` are the first bytes of the file, at most 64
   * @throws AppError invalid for an empty file, too_large
   */
  async receive(
    file: IncomingFile,
    create: (tx: Tx, row: { id: string; original_name: string }, head: Buffer) => Promise<unknown>,
  ): Promise<{ id: string }> {
    const id = newId();
    let head = Buffer.alloc(0);
    const seen = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (head.length < 64) head = Buffer.concat([head, chunk]).subarray(0, 64);
        done(null, chunk);
      },
    });
    try {
      // Not `pipe`: when the sender disconnects, storing must end too.
      pipeline(file.content, seen, () => undefined);
      await this.storage.put(this.source(id), seen);
      if (file.cut()) throw new AppError('too_large', 'file_too_large', this.kind.tooLarge);
      if (head.length === 0) throw emptyFile();
      await this.db.transaction(async (tx) => {
        await create(tx, { id, original_name: file.name.slice(0, 255) }, head);
        await this.outbox.add(tx, this.kind.received, { import_id: id });
      });
    } catch (error) {
      await this.storage.removeAll(this.folder(id));
      throw error;
    }
    return { id };
  }

  /** Reads the file of an import that waits for its check; null when there is none. */
  async check(id: string): Promise<Read | { error: string } | null> {
    const found = await this.db.transaction((tx) => this.store.find(tx, id));
    if (found?.status !== 'checking') return null;
    try {
      return await this.read(found.form, await this.storage.get(this.source(id)), found.created_by);
    } catch (error) {
      if (error instanceof UnreadableList) return { error: error.message };
      throw error;
    }
  }

  /** Stores the result of `check` and validates it. */
  async saveCheck(tx: Tx, id: string, read: Read | { error: string } | null): Promise<void> {
    if (!read) return;
    if (isError(read)) await this.store.update(tx, id, { status: 'failed', error: read.error });
    else if (!(await this.saveOther(tx, id, read))) {
      const { columns, notes, lines } = read as unknown as ReadList;
      const rows = withUniqueLines(lines).map((line) => ({ ...line, verdict: 'create', problems: [] }));
      await this.store.replaceLines(tx, id, rows);
      const changes = { status: 'checked', columns, notes, lines_total: rows.length, error: null };
      await this.store.update(tx, id, changes);
      await this.validateAll(tx, await this.store.lock(tx, id, null));
    }
    // If the process dies here the file stays in the storage; nothing reads it again.
    await this.removeFile(id);
  }

  async checkFailed(id: string): Promise<void> {
    await this.removeFile(id);
    const error = 'We could not check this list because of a fault on our side. Please bring it in again.';
    await this.db.transaction((tx) => this.store.update(tx, id, { status: 'failed', error }, 'checking'));
  }

  /**
   * Changes the fields of the columns of a checked list and validates it again.
   * @param fields the field of each column, `''` for none; left out, the columns stay
   * @param other further columns of the import, computed inside the transaction
   */
  change(
    id: string,
    { owner }: ImportRequester,
    fields: readonly string[] | undefined,
    other: (tx: Tx) => Promise<Columns> = () => Promise.resolve({}),
  ): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const found = await this.store.lock(tx, id, owner);
      assertStatus(found, 'checked', this.kind.messages);
      const changes = await other(tx);
      if (fields && this.kind.tableForms.includes(found.form)) {
        const read = fields.map((field) => field || null);
        const { names = [] } = found.columns as { names?: string[] };
        changes['columns'] = { names, fields: read };
        const lines = await this.store.allLines(tx, id);
        const values = this.readColumns(lines, read);
        await this.store.updateLines(
          tx,
          id,
          lines.map(({ line }, at) => ({ line, values: values[at]! })),
        );
      }
      if (Object.keys(changes).length > 0) await this.store.update(tx, id, changes);
      await this.validateAll(tx, { ...found, ...changes });
      return { id };
    });
  }

  /**
   * Corrects a line, skips it or includes it again. All lines are validated again, since others may depend on
   * it.
   * @param corrected the new `values` of the line
   */
  changeLine(
    id: string,
    { owner }: ImportRequester,
    number: number,
    skip: boolean | undefined,
    corrected: (line: Line) => object,
  ): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const found = await this.store.lock(tx, id, owner);
      assertStatus(found, 'checked', this.kind.messages);
      const line = await this.store.line(tx, id, number);
      const verdict = skip === undefined ? line.verdict : skip ? 'skip' : 'create';
      await this.store.updateLines(tx, id, [{ line: number, values: corrected(line), verdict }]);
      await this.validateAll(tx, found);
      return { id };
    });
  }

  /**
   * Starts the import; the worker applies the lines. They are validated once more first, since the tenant's
   * data may have changed; lines with problems are left out. A repeated request does nothing; a failed import
   * resumes.
   * @param record writes the audit entry, with the number of lines
   */
  start(
    id: string,
    { owner }: ImportRequester,
    record: (tx: Tx, found: Row, lines: number) => Promise<unknown>,
  ): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const { messages, started } = this.kind;
      const found = await this.store.lock(tx, id, owner);
      if (!shouldStart(found, messages)) return { id };
      await this.validateAll(tx, found);
      const lines = await this.store.countToApply(tx, id);
      if (lines === 0) throw new AppError('invalid', messages.nothing.code, messages.nothing.message);
      await this.store.update(tx, id, { status: 'running', error: null });
      await record(tx, found, lines);
      await this.outbox.add(tx, started, { import_id: id });
      return { id };
    });
  }

  /** Applies the lines of a running import, batch by batch, until none is left or its status changes. */
  async run(id: string): Promise<void> {
    const begun = await this.db.transaction(async (tx) => {
      const found = await this.store.find(tx, id);
      if (found?.status !== 'running') return false;
      await this.begin(tx, await this.store.lock(tx, id, null));
      return true;
    });
    while (begun && (await this.runBatch(id))) crashPoint(this.kind.crashPoint);
  }

  /** Sets the import to `done` and opens the undo window. */
  async finish(tx: Tx, id: string): Promise<void> {
    const now = this.clock.now();
    const undo_until = new Date(now.getTime() + UNDO_MS);
    const changes = { status: 'done', finished_at: now, undo_until };
    if ((await this.store.update(tx, id, changes, 'running')) > 0) await this.forgetCells(tx, id);
  }

  async runFailed(id: string): Promise<void> {
    const error =
      'The import stopped because of a fault on our side. What is done stays; start it again to go on.';
    await this.db.transaction((tx) => this.store.update(tx, id, { status: 'failed', error }, 'running'));
  }

  /**
   * Undoes a whole import within its undo window; does nothing when that was done already.
   * @param revert reverts the effects of the applied lines, and writes the audit entry
   */
  undo(
    id: string,
    { owner }: ImportRequester,
    revert: (tx: Tx, found: Row, applied: Line[]) => Promise<void>,
  ): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      await this.lockOthers(tx);
      const found = await this.store.lock(tx, id, owner);
      if (!shouldUndo(found, this.clock.now(), this.kind.messages)) return { id };
      await revert(tx, found, await this.store.appliedLines(tx, id));
      await this.store.update(tx, id, { status: 'undone', undo_until: null });
      return { id };
    });
  }

  /** Applies the next lines. Resolves with false when none is left. */
  private async runBatch(id: string): Promise<boolean> {
    const [found, next] = await this.db.transaction(async (tx) => [
      await this.store.find(tx, id),
      await this.store.nextLines(tx, id, this.kind.batch),
    ]);
    if (!found || next.length === 0) return false;
    const prepared = await this.prepare(found, next);
    await this.db.transaction(async (tx) => {
      await this.lockOthers(tx);
      const locked = await this.store.lock(tx, id, null);
      if (locked.status !== 'running') return;
      const numbers = next.map(({ line }) => line);
      const lines = await this.store.stillToApply(tx, id, numbers);
      const now = this.clock.now();
      const results = await this.apply(tx, locked, lines, prepared);
      await this.store.updateLines(
        tx,
        id,
        results.map((result) => ({ ...result, applied_at: result.verdict === 'problem' ? null : now })),
      );
      await this.store.saveProgress(tx, id);
    });
    return true;
  }

  private async validateAll(tx: Tx, found: Row): Promise<void> {
    const lines = await this.store.linesToValidate(tx, found.id);
    await this.store.updateLines(tx, found.id, await this.validate(tx, found, lines));
  }

  private folder(id: string): string {
    return `${this.kind.folder}/${id}/`;
  }
  private source(id: string): string {
    return `${this.folder(id)}source`;
  }
  private async removeFile(id: string): Promise<void> {
    await this.storage.removeAll(this.folder(id)).catch(() => undefined);
  }
}

const isError = (read: unknown): read is { error: string } =>
  typeof read === 'object' && read !== null && 'error' in read;

type AnyImports<Read> = Pick<
  Imports<ImportRow, ImportLine, Read>,
  'check' | 'saveCheck' | 'checkFailed' | 'run' | 'finish' | 'runFailed'
>;

/** Base of the consumer that checks a file after it arrived. Nothing is created. */
export abstract class ImportCheckConsumer<Read> implements Consumer<
  ImportEvent,
  Read | { error: string } | null
> {
  constructor(private readonly imports: AnyImports<Read>) {}

  prepare({ import_id }: ImportEvent): Promise<Read | { error: string } | null> {
    return this.imports.check(import_id);
  }
  handle({ import_id }: ImportEvent, tx: Tx, read: Read | { error: string } | null): Promise<void> {
    return this.imports.saveCheck(tx, import_id, read);
  }
  async failed({ import_id }: ImportEvent, _error: Error, last: boolean): Promise<void> {
    if (last) await this.imports.checkFailed(import_id);
  }
}

/** Base of the consumer that applies the lines of a started import. */
export abstract class ImportRunConsumer implements Consumer<ImportEvent> {
  constructor(private readonly imports: Pick<AnyImports<never>, 'run' | 'finish' | 'runFailed'>) {}

  prepare({ import_id }: ImportEvent): Promise<void> {
    return this.imports.run(import_id);
  }
  handle({ import_id }: ImportEvent, tx: Tx): Promise<void> {
    return this.imports.finish(tx, import_id);
  }
  async failed({ import_id }: ImportEvent, _error: Error, last: boolean): Promise<void> {
    if (last) await this.imports.runFailed(import_id);
  }
}
