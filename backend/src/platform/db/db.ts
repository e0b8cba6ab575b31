import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Config } from '../config.ts';
import { currentTenantId } from '../context.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { SlowStatements } from '../observability/slow-statements.ts';
import { Prisma, PrismaClient } from './generated/client.ts';
import { runPipelinedTransaction, type Answer, type Statement } from './pipelined-transaction.ts';
import { retryConflicts } from './retry.ts';
import { runWithCompanion, waitingCompanion } from './unit-of-work.ts';

export type { Answer, Statement };

declare const branded: unique symbol;

/**
 * A Prisma client inside an open transaction that row-level security restricts to one tenant. Branded, so
 * that neither a plain client nor an unrestricted transaction can be passed to code that writes.
 */
export type Tx = Prisma.TransactionClient & { readonly [branded]: 'Tx' };

/** How long one statement, one lock and one whole transaction may take, in milliseconds. */
const TIMEOUTS = { statement: 8_000, lock: 4_000, transaction: 10_000, wait: 5_000 };

/**
 * The only access to the database. Writes go through Prisma in a transaction that row-level security
 * restricts to one tenant; hot reads go through pg with prepared statements, as one pipelined transaction.
 *
 * A transaction that PostgreSQL ended because of a conflict with another one (deadlock, serialization
 * failure, lock time-out) is run again as a whole, see `retry.ts`.
 */
@Injectable()
export class Db implements OnApplicationShutdown {
  /** How many transactions were run again, by SQLSTATE. */
  readonly retries = new Map<string, number>();
  /** Statements that took long in this process. */
  readonly slow = new SlowStatements();
  private readonly prisma: PrismaClient;
  private readonly pool: pg.Pool;

  constructor(config: Config) {
    const connection = {
      connectionString: config.databaseAppUrl,
      statement_timeout: TIMEOUTS.statement,
      lock_timeout: TIMEOUTS.lock,
      connectionTimeoutMillis: TIMEOUTS.wait,
    };
    this.prisma = new PrismaClient({
      adapter: new PrismaPg(
        { ...connection, max: config.databasePool },
        { onPoolError: () => undefined, onConnectionError: () => undefined },
      ),
      transactionOptions: { maxWait: TIMEOUTS.wait, timeout: TIMEOUTS.transaction },
    });
    this.pool = new pg.Pool({
      ...connection,
      max: config.databasePool,
      // Every statement is prepared and planned once for all values. Planning each page again costs more than reading it, and
      // with the conditions of row-level security the planner estimates single values badly. Its estimates are so high that
      // PostgreSQL would also compile short statements, at each execution.
      options: '-c plan_cache_mode=force_generic_plan -c jit=off',
    });
    // The pool replaces a connection that is lost, idle or in use; without listeners its error would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Runs `work` in one transaction restricted to the tenant of the running context, and commits when it
   * resolves.
   *
   * `work` may run more than once: after a deadlock, a serialization failure or a lock time-out the whole
   * callback is run again in a new transaction, with fresh reads. It must therefore decide only on what it
   * reads through `tx`, and change nothing outside of it: no file, no message, no list or counter of the
   * caller. Set variables, do not append to them.
   * @throws AppError 503 `busy` with Retry-After when the conflict persists
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const tenantId = currentTenantId();
    return this.unitOfWork(
      (tx) => tx.$executeRaw`select set_config('app.tenant_id', ${tenantId}, true)`,
      work,
    );
  }

  /**
   * Several statements on the running context's tenant in one transaction and one round trip; results in the
   * order of the statements. For hot reads, and for the rare hot write that decides nothing in between. Never
   * carries an Idempotency-Key.
   */
  async batch(statements: Statement[]): Promise<Answer[]> {
    return this.restricted({ ...TENANT, values: [currentTenantId()] }, statements);
  }

  /** One read of the running context's tenant. */
  async rows<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
    const [result] = await this.batch([statement]);
    return result!.rows as Row[];
  }

  /**
   * Reads across all tenants, for the platform's team. Works in the platform's own context alone, on the tables with
   * a policy `oversight`. The caller's route must demand a permission that only platform administrators hold.
   */
  async oversee(statements: Statement[]): Promise<Answer[]> {
    if (currentTenantId() !== PLATFORM_TENANT_ID) throw new Error('Oversight outside the platform');
    return this.restricted({ ...OVERSIGHT, values: [PLATFORM_TENANT_ID] }, statements);
  }

  /** Statements on system tables (outbox, budgets, look-up of tenants). Sees no tenant's rows. */
  async system(statements: Statement[]): Promise<Answer[]> {
    return this.restricted(SYSTEM, statements);
  }

  /** Like `transaction`, also in that `work` may run more than once, on system tables. Sees no tenant's rows. */
  systemTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
    return this.unitOfWork((tx) => tx.$executeRaw`select set_config('app.system', 'on', true)`, work);
  }

  /** Resolves when the database answers. */
  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.prisma.$disconnect(), this.pool.end()]);
  }

  /** One transaction with its companion (`unit-of-work.ts`), run again after a conflict. */
  private unitOfWork<T>(
    restrict: (tx: Prisma.TransactionClient) => Promise<unknown>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const companion = waitingCompanion();
    return this.retried(async () => {
      if (!companion)
        return this.prisma.$transaction(async (tx) => {
          await restrict(tx);
          return work(tx as Tx);
        });
      const { result, carried } = await this.prisma.$transaction(async (tx) => {
        await restrict(tx);
        return runWithCompanion(tx, companion, () => work(tx as Tx));
      });
      if (carried) companion.committed();
      return result;
    });
  }

  /** Sets what the policies check; it lasts as long as the transaction, which ends with the last statement. */
  private restricted(scope: Statement, statements: Statement[]): Promise<Answer[]> {
    return this.retried(async () => {
      const client = await this.pool.connect();
      try {
        const began = performance.now();
        const [, ...answers] = await runPipelinedTransaction(client, [scope, ...statements]);
        this.slow.note(statements.map(({ name }) => name).join(', '), performance.now() - began);
        client.release();
        return answers;
      } catch (error) {
        client.release(isConnectionLoss(error));
        throw error;
      }
    });
  }

  private retried<T>(work: () => Promise<T>): Promise<T> {
    return retryConflicts(work, (state) => this.retries.set(state, (this.retries.get(state) ?? 0) + 1));
  }
}

/** What row-level security checks, by who is reading. */
const TENANT = { name: 'tenant', text: `select set_config('app.tenant_id', $1, true)` };
const OVERSIGHT = {
  name: 'oversight',
  text: `select set_config('app.tenant_id', $1, true), set_config('app.oversight', 'on', true)`,
};
const SYSTEM: Statement = { name: 'system', text: `select set_config('app.system', 'on', true)`, values: [] };

/**
 * Whether the connection must not be used again: an error without an SQLSTATE came from the network, and a
 * fatal one ended the session.
 */
const isConnectionLoss = (error: unknown): boolean => {
  const { code, severity } = error as { code?: string; severity?: string };
  return !code?.match(/^[0-9A-Z]{5}$/) || severity === 'FATAL' || severity === 'PANIC';
};
