import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Address of the database of a running `npm start`: its port is in the lock file of PostgreSQL. */
function embeddedUrl(): string | null {
  const folder = process.env['DATA_DIR'] ?? '.data';
  const lock = join(folder, 'postgres', 'postmaster.pid');
  const secrets = join(folder, 'secrets.json');
  if (!existsSync(lock) || !existsSync(secrets)) return null;
  const port = readFileSync(lock, 'utf8').split('\n')[3];
  const { database } = JSON.parse(readFileSync(secrets, 'utf8')) as { database: string };
  return `postgres://bookgrove:${database}@127.0.0.1:${port}/bookgrove`;
}

/** Connects to the database of DATABASE_URL, or that of the `npm start` that runs in this folder; without either the program ends. */
export async function openDatabase(): Promise<pg.Client> {
  const connectionString = process.env['DATABASE_URL'] ?? embeddedUrl();
  if (!connectionString) {
    console.error('DATABASE_URL is missing, and no "npm start" runs in this folder.');
    process.exit(2);
  }
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
