import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { assertOwnSessions, sharesSessions, type Connection } from './assert-own-sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('sessions of the database', () => {
  it('are one for each connection to PostgreSQL itself', async () => {
    await expect(assertOwnSessions(database.url)).resolves.toBeUndefined();
  });

  it('are noticed to be shared behind a pool that lends them for a transaction', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 3 });
    /** What a pool in transaction mode does: a statement, or a transaction, on the session that was free last. */
    const connect = (): Promise<Connection> => {
      let lent: pg.PoolClient | null = null;
      return Promise.resolve({
        async query(text: string) {
          const client = lent ?? (await pool.connect());
          const answer = await client.query(text);
          lent = text === 'begin' || (lent && text !== 'rollback') ? client : null;
          if (!lent) client.release();
          return answer as { rows: unknown[] };
        },
        end: () => Promise.resolve(),
      });
    };
    expect(await sharesSessions(connect)).toBe(true);
    await pool.end();
  });
});
