// The application without tenant isolation, to measure its cost: reads run without the tenant setting, as a
// role that bypasses row-level security. For the bench alone.
const { Db } = (await import(
  new URL('../../dist/platform/db/db.js', import.meta.url).href
)) as typeof import('../../src/platform/db/db.ts');
const { runPipelinedTransaction } = (await import(
  new URL('../../dist/platform/db/pipelined-transaction.js', import.meta.url).href
)) as typeof import('../../src/platform/db/pipelined-transaction.ts');

Db.prototype.batch = async function (this: { pool: import('pg').Pool }, statements) {
  const client = await this.pool.connect();
  try {
    return await runPipelinedTransaction(client, statements);
  } finally {
    client.release();
  }
};

await import(new URL('../../dist/main.js', import.meta.url).href);
