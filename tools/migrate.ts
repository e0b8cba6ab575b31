import pg from 'pg';
import { migrate } from '../backend/src/platform/db/migrate.ts';
import { seedPlatform } from '../prisma/seed/platform.ts';

/**
 * Migrates the database of DATABASE_URL to the newest schema; for deployments, before the new version starts.
 */
const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('DATABASE_URL is missing: name the database as the role that owns its schema.');
  process.exit(1);
}
const applied = await migrate(url, process.env['DATABASE_APP_URL']);
const owner = new pg.Client({ connectionString: url });
await owner.connect();
await seedPlatform(owner);
await owner.end();
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.');
process.exit(0); // the engine's own timer would keep the process for ten seconds
