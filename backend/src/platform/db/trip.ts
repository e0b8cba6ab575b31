import pg from 'pg';

/** One prepared statement. Its name is its text's alone; without one (`''`) it is planned each time, for texts that vary. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** What came of one statement. */
export interface Answer {
  rows: pg.QueryResultRow[];
  /** Rows that were read, or changed by a statement that returns none. */
  rowCount: number;
}

/** What the driver's connection can do, under the names and with the arguments that it really takes. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(call: { statement: string; values: unknown[] }): void;
  describe(what: { type: 'P'; name: '' }): void;
  execute(call: null): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** How the rows of a statement read: the same for as long as it is prepared, so it is asked for once. */
interface Shape {
  text: string;
  fields: { name: string; read: (value: string) => unknown }[];
}
const shapes = new WeakMap<Wire, Map<string, Shape>>();

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * Several prepared statements as one transaction and one message: they leave together and end with one `Sync`, which is
 * their commit, so the server begins, answers and wakes us once. An error in any of them undoes all. (The driver gives every
 * statement a `Sync` of its own, and asks anew what its columns are called.)
 */
class Trip {
  readonly answers: Answer[] = [];
  private readonly fresh: (Shape | null)[] = [];
  private known = new Map<string, Shape>();
  private failure: unknown;

  constructor(
    private readonly statements: readonly Statement[],
    private readonly done: (failure?: unknown) => void,
  ) {}

  /** Called by the driver when the connection is ours. What it returns is an error before anything was sent. */
  submit(connection: Wire): Error | null {
    this.known = shapes.get(connection) ?? new Map<string, Shape>();
    shapes.set(connection, this.known);
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
      this.fresh.push(fresh ? { text, fields: [] } : null);
      if (fresh && !sent.has(name)) {
        // Left over where an earlier trip failed behind it; closing what is not there is no error.
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
    this.fresh[this.answers.length - 1]!.fields = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text') as (value: string) => unknown,
    }));
  }

  handleDataRow({ fields: values }: { fields: (string | null)[] }): void {
    if (this.failure) return;
    const place = this.answers.length - 1;
    const { fields } = this.fresh[place] ?? this.known.get(this.statements[place]!.name)!;
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
    const fresh = this.fresh[place];
    const { name } = this.statements[place]!;
    if (fresh && name) this.known.set(name, fresh);
    this.answers.push({ rows: [], rowCount: 0 });
  }

  /** A statement failed, its commit, or the connection: the driver asks nothing of us after this. */
  handleError(error: unknown): void {
    this.done(error);
  }

  handleReadyForQuery(): void {
    this.answers.pop();
    this.done(this.failure);
  }
}

/** Runs the statements on a connection as one transaction in one round trip; answers in order of asking. */
export async function inOneTrip(client: pg.ClientBase, statements: readonly Statement[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const trip = new Trip(statements, (failure) => {
      if (!failure) return resolve(trip.answers);
      // Made where the bytes came in: told from where it was asked.
      const error = failure as Error;
      Error.captureStackTrace(error);
      reject(error);
    });
    client.query(trip as unknown as pg.Submittable);
  });
}
