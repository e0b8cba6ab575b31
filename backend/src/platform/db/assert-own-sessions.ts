import pg from 'pg';

/** What is needed of a connection to the database. */
export interface Connection {
  query(text: string): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

/**
 * Whether two connections to the database share one session of PostgreSQL, as behind a pool in transaction mode: the first
 * has run a statement and is still open, and the second is given its session for a transaction. (PgBouncer hands out the
 * session that was released last.)
 */
export async function sharesSessions(connect: () => Promise<Connection>): Promise<boolean> {
  const first = await connect();
  try {
    const session = await sessionOf(first);
    const second = await connect();
    try {
      await second.query('begin');
      const given = await sessionOf(second);
      await second.query('rollback');
      return given === session;
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
}

/**
 * Refuses a database URL that leads to a pool in transaction mode, in which session locks and LISTEN do not work.
 * @throws Error that names the cure
 */
export async function assertOwnSessions(databaseUrl: string): Promise<void> {
  const shared = await sharesSessions(async () => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }).catch(() => false); // where the database does not answer, the process says so elsewhere
  if (shared)
    throw new Error(
      'DATABASE_APP_URL leads to a connection pool in transaction mode. Locks of jobs and live updates need a session of ' +
        'their own: connect to PostgreSQL directly, or set pool_mode = session (docs/running.md, “Connection pools”).',
    );
}

const sessionOf = async (connection: Connection): Promise<number> =>
  ((await connection.query('select pg_backend_pid() as pid')).rows[0] as { pid: number }).pid;
