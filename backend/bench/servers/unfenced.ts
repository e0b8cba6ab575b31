// The application with its fence taken away, to tell what the fence costs: reads go out without the tenant, as a role
// that row-level security does not hold. Exists for the bench alone.
const { Db } = (await import(
  new URL('../../dist/platform/db/db.js', import.meta.url).href
)) as typeof import('../../src/platform/db/db.ts');
const { inOneTrip } = (await import(
  new URL('../../dist/platform/db/trip.js', import.meta.url).href
)) as typeof import('../../src/platform/db/trip.ts');

Db.prototype.batch = async function (this: { pool: import('pg').Pool }, statements) {
  const client = await this.pool.connect();
  try {
    return await inOneTrip(client, statements);
  } finally {
    client.release();
  }
};

await import(new URL('../../dist/main.js', import.meta.url).href);
