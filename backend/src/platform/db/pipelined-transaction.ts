import pg from 'pg';

/**
 * One prepared statement. A name belongs to one text; without a name (`''`) it is parsed and planned each
 * time, for texts that vary.
 */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** The result of one statement. */
export interface Answer {
  rows: pg.QueryResultRow[];
  /** Rows that were read, or that were changed by a statement that returns none. */
  rowCount: number;
}

/**
 * What the driver passes to `Submittable.submit`, as `pg-cursor` and `pg-query-stream` use it. @types/pg
 * declares these methods with other arguments.
 */
interface Connection {
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(call: { statement: string; values: unknown[] }): void;
  describe(what: { type: 'P'; name: '' }): void;
  execute(call: null): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Columns of a prepared statement. They are described once for each connection. */
interface Columns {
  text: string;
  fields: { name: string; read: (value: string) => unknown }[];
}
const described = new WeakMap<Connection, Map<string, Columns>>();

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * Several prepared statements as one transaction in one round trip. All are written in one piece and end with
 * one `Sync`: the server runs what comes before a `Sync` as one implicit transaction, so there is no BEGIN
 * and no COMMIT, and an error in one statement rolls all of them back.
 *
 * The driver's own pipeline mode (`new Client({ pipeline: true })`) sends a `Sync` and a `Describe` with each
 * statement and needs BEGIN and COMMIT around them. ADR 0004 has the figures of both.
 */
class PipelinedTransaction {
  readonly answers: Answer[] = [];
  private readonly undescribed: (Columns | null)[] = [];
  private known = new Map<string, Columns>();
  private failure: unknown;

  constructor(
    private readonly statements: readonly Statement[],
    private readonly done: (failure?: unknown) => void,
  ) {}

  /** Called by the driver when the connection is free. Returns an error when nothing was sent. */
  submit(connection: Connection): Error | null {
    this.known = described.get(connection) ?? new Map<string, Columns>();
    described.set(connection, this.known);
    let values: unknown[][];
    try {
      values = this.statements.map((statement) => statement.values.map((value) => prepareValue(value)));
      for (const { name, text } of this.statements.filter((statement) => statement.name)) {
        const other =
          this.known.get(name)?.text ?? this.statements.find((statement) => statement.name === name)!.text;
        if (other !== text) throw new Error(`Prepared statements must be unique: ${name} is two texts`);
      }
    } catch (error) {
      return error as Error;
    }
    connection.stream.cork();
    const sent = new Set<string>();
    this.statements.forEach(({ name, text }, place) => {
      const fresh = !this.known.has(name);
      this.undescribed.push(fresh ? { text, fields: [] } : null);
      if (fresh && !sent.has(name)) {
        // It may exist from a transaction that failed after it was parsed. Closing an unknown statement is no error.
        if (name) connection.close({ type: 'S', name });
        connection.parse({ name, text });
        if (name) sent.add(name);
      }
      connection.bind({ statement: name, values: values[place]! });
      if (fresh) connection.describe({ type: 'P', name: '' });
      connection.execute(null);
    });
    connection.sync();
    connection.stream.uncork();
    this.answers.push({ rows: [], rowCount: 0 });
    return null;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.undescribed[this.answers.length - 1]!.fields = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text') as (value: string) => unknown,
    }));
  }

  handleDataRow({ fields: values }: { fields: (string | null)[] }): void {
    if (this.failure) return;
    const place = this.answers.length - 1;
    const { fields } = this.undescribed[place] ?? this.known.get(this.statements[place]!.name)!;
    const row: pg.QueryResultRow = {};
    try {
      for (let column = 0; column < fields.length; column += 1) {
        const value = values[column]!;
        const { name, read } = fields[column]!;
        row[name] = value === null ? null : read(value);
      }
    } catch (error) {
      this.failure = error;
    }
    this.answers.at(-1)!.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const place = this.answers.length - 1;
    this.answers[place]!.rowCount = Number(/\d+$/.exec(text)?.[0] ?? 0);
    const fresh = this.undescribed[place];
    const { name } = this.statements[place]!;
    if (fresh && name) this.known.set(name, fresh);
    this.answers.push({ rows: [], rowCount: 0 });
  }

  /** A statement, the commit or the connection failed. The driver calls nothing after this. */
  handleError(error: unknown): void {
    this.done(error);
  }

  handleReadyForQuery(): void {
    this.answers.pop();
    this.done(this.failure);
  }
}

/**
 * Runs the statements on a connection as one transaction in one round trip; results in the order of the statements.
 * @throws the driver's DatabaseError of the statement that failed; nothing is committed then
 */
export async function runPipelinedTransaction(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const transaction = new PipelinedTransaction(statements, (failure) => {
      if (!failure) return resolve(transaction.answers);
      // The driver creates the error where it reads from the socket; the caller's stack is more useful.
      const error = failure as Error;
      Error.captureStackTrace(error);
      reject(error);
    });
    client.query(transaction as unknown as pg.Submittable);
  });
}
