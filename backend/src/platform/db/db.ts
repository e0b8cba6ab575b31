import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Config } from '../config.ts';
import { currentTenantId } from '../context.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { Prisma, PrismaClient } from './generated/client.ts';
import { inOneTrip, type Answer, type Statement } from './trip.ts';

export type { Answer, Statement };

declare const branded: unique symbol;

/**
 * A Prisma client inside an open transaction that is fenced to one school. Branded, so that neither a plain client
 * nor an unfenced transaction can be handed to code that writes.
 */
export type Tx = Prisma.TransactionClient & { readonly [branded]: 'Tx' };

/** How long one statement, one lock and one whole unit of work may take, in milliseconds. */
const TIMEOUTS = { statement: 8_000, lock: 4_000, transaction: 10_000, wait: 5_000 };

/**
 * The only way to the database. Writes go through Prisma in a fenced transaction; hot reads go through pg with
 * prepared statements, their fence with them, as one transaction in one round trip.
 */
@Injectable()
export class Db implements OnApplicationShutdown {
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
      // Every statement is a prepared one: planned once for all values. Planning each page anew costs more than
      // reading it, and with the fence's conditions the planner guesses single values badly.
      options: '-c plan_cache_mode=force_generic_plan',
    });
    // A connection that dies is replaced by the pool, idle or in use; without listeners it would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs `work` in one transaction fenced to the school of the running context. Commits when it resolves. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const tenantId = currentTenantId();
    return this.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`select set_config('app.tenant_id', ${tenantId}, true)`;
      return work(tx as Tx);
    });
  }

  /**
   * Several statements on the running context's school in one transaction and one round trip; results in order of
   * asking. For hot reads, and for the rare hot write that decides nothing on the way.
   */
  async batch(statements: Statement[]): Promise<Answer[]> {
    return this.fenced({ ...FENCE, values: [currentTenantId()] }, statements);
  }

  /** One read of the running context's school. */
  async rows<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
    const [result] = await this.batch([statement]);
    return result!.rows as Row[];
  }

  /**
   * Reads across all schools, for the platform's team. Works in the platform's own context alone, on the tables with
   * a policy `oversight`. The caller's route must demand a permission that only platform administrators hold.
   */
  async oversee(statements: Statement[]): Promise<Answer[]> {
    if (currentTenantId() !== PLATFORM_TENANT_ID) throw new Error('Oversight outside the platform');
    return this.fenced({ ...OVERSIGHT, values: [PLATFORM_TENANT_ID] }, statements);
  }

  /** Statements of the machinery itself (relay, budgets, look-up of schools). Sees no school's rows. */
  async system(statements: Statement[]): Promise<Answer[]> {
    return this.fenced(SYSTEM, statements);
  }

  /** Like `transaction`, for the machinery: sees the system's tables and no school's rows. */
  systemTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`select set_config('app.system', 'on', true)`;
      return work(tx);
    });
  }

  /** Resolves when the database answers. */
  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.prisma.$disconnect(), this.pool.end()]);
  }

  /** Sets what the policies ask first: it lasts as long as the transaction, which is the trip. */
  private async fenced(scope: Statement, statements: Statement[]): Promise<Answer[]> {
    const client = await this.pool.connect();
    try {
      const [, ...answers] = await inOneTrip(client, [scope, ...statements]);
      client.release();
      return answers;
    } catch (error) {
      client.release(isConnectionLoss(error));
      throw error;
    }
  }
}

/** What row-level security asks, by who is reading. */
const FENCE = { name: 'fence', text: `select set_config('app.tenant_id', $1, true)` };
const OVERSIGHT = {
  name: 'oversight',
  text: `select set_config('app.tenant_id', $1, true), set_config('app.oversight', 'on', true)`,
};
const SYSTEM: Statement = { name: 'system', text: `select set_config('app.system', 'on', true)`, values: [] };

/** An error without an SQLSTATE came from the wire, and a fatal one ends the session: the connection is not to be used again. */
const isConnectionLoss = (error: unknown): boolean => {
  const { code, severity } = error as { code?: string; severity?: string };
  return !code?.match(/^[0-9A-Z]{5}$/) || severity === 'FATAL' || severity === 'PANIC';
};
