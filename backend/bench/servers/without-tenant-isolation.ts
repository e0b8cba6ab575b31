// The application without tenant isolation, to measure its cost: reads run without the tenant setting, as a
// role that bypasses row-level security. For the bench alone, which bundles it as the product is bundled.
import { Db } from '../../src/platform/db/db.ts';
import { runPipelinedTransaction } from '../../src/platform/db/pipelined-transaction.ts';

Db.prototype.batch = async function (this: { pool: import('pg').Pool }, statements) {
  const client = await this.pool.connect();
  try {
    return await runPipelinedTransaction(client, statements);
  } finally {
    client.release();
  }
};

await import('../../src/main.ts');
