import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { applyMigrations } from './schema-engine.ts';

const APP_ROLE = 'bookgrove_app';
const prismaFolder = join(import.meta.dirname, '../../../../prisma');

/**
 * Connection string of the role the application works as. Without DATABASE_APP_URL it is `bookgrove_app` on the same
 * server, its password derived from the owner's, so that every copy of the server knows it and none stores it.
 */
export function appDatabaseUrl(ownerUrl: string, appUrl?: string): string {
  if (appUrl) return appUrl;
  const url = new URL(ownerUrl);
  const secret = createHmac('sha256', `${url.username}:${url.password}`).update(APP_ROLE).digest('base64url');
  url.username = APP_ROLE;
  url.password = secret;
  return url.toString();
}

/**
 * Migrates the database to the newest schema and grants access to the application's role. Several processes
 * may run it at the same time: the engine takes an advisory lock.
 */
export async function migrate(ownerUrl: string, appUrl?: string): Promise<string[]> {
  const applied = await applyMigrations(ownerUrl, prismaFolder);
  const login = new URL(appDatabaseUrl(ownerUrl, appUrl));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(727001)');
    const role = client.escapeIdentifier(decodeURIComponent(login.username));
    if (login.username === APP_ROLE) {
      const password = client.escapeLiteral(decodeURIComponent(login.password));
      await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${password}`);
    } else {
      await client.query(`GRANT ${APP_ROLE} TO ${role}`);
    }
  } finally {
    await client.end();
  }
  return applied;
}
