import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The database of one test file: a copy of the migrated template. */
export interface TestDatabase {
  /** Address for the role that owns the schema. */
  url: string;
  drop(): Promise<void>;
}

const setting = (name: 'TEST_DATABASE_URL' | 'TEST_TEMPLATE'): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test through "npm test -- --only <file>".`);
  return value;
};

/** Copies the template under a new name. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenance = setting('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The server copies the files, a third of the time of writing each of their pages to its log.
  await as(maintenance, (client) =>
    client.query(`create database ${name} template ${setting('TEST_TEMPLATE')} strategy file_copy`),
  );
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    drop: () =>
      as(
        maintenance,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

/** Runs `work` with one connection that is closed afterwards. */
export async function as<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
