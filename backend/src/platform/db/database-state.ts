import { Injectable } from '@nestjs/common';
import type { SlowStatement } from '../observability/slow-statements.ts';
import { Db } from './db.ts';

const SHOWN = 10;
/** Characters of a statement that are shown. */
const TEXT = 300;

/** The database in numbers. */
interface DatabaseNumbers {
  /** Time of one short query, in milliseconds. */
  answer_ms: number;
  version: string;
  bytes: number;
  connections: number;
  most_connections: number;
  /** Age of the oldest open transaction, in seconds. */
  oldest_transaction_seconds: number;
}

/** The statements that took most time together. */
interface SlowList {
  /** `pg_stat_statements` counts every process since its last reset, `process` this one since it started. */
  source: 'pg_stat_statements' | 'process';
  statements: SlowStatement[];
}

/** State of the database for the platform's team. Values of statements are never read. */
@Injectable()
export class DatabaseState {
  constructor(private readonly db: Db) {}

  async numbers(): Promise<DatabaseNumbers> {
    const began = performance.now();
    await this.db.ping();
    const answer_ms = Math.round((performance.now() - began) * 10) / 10;
    const [found] = await this.db.system([
      {
        name: 'database_numbers',
        text: `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
                 (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
                 current_setting('max_connections')::int as most_connections,
                 coalesce((select extract(epoch from now() - min(xact_start))::int from pg_stat_activity
                           where datname = current_database() and pid <> pg_backend_pid()), 0) as oldest_transaction_seconds`,
        values: [],
      },
    ]);
    return { answer_ms, ...(found!.rows[0] as Omit<DatabaseNumbers, 'answer_ms'>) };
  }

  /** From pg_stat_statements where it is installed and loaded, otherwise what this process noted itself. */
  async slowest(): Promise<SlowList> {
    const recorded = await this.recorded().catch(() => null);
    return recorded
      ? { source: 'pg_stat_statements', statements: recorded }
      : { source: 'process', statements: this.db.slow.slowest(SHOWN) };
  }

  /** Null where the extension is not installed; rejects where the server did not load it. */
  private async recorded(): Promise<SlowStatement[] | null> {
    const [installed] = await this.db.system([
      {
        name: 'pg_stat_statements_installed',
        text: `select to_regclass('pg_stat_statements') is not null as installed`,
        values: [],
      },
    ]);
    if (!(installed!.rows[0] as { installed: boolean }).installed) return null;
    const [found] = await this.db.system([
      {
        name: 'pg_stat_statements_slowest',
        text: `select left(query, ${TEXT}) as text, calls::float8 as calls, round(mean_exec_time)::float8 as mean_ms,
                 round(max_exec_time)::float8 as max_ms, round(total_exec_time)::float8 as total_ms
               from pg_stat_statements
               where dbid = (select oid from pg_database where datname = current_database())
               order by total_exec_time desc limit ${SHOWN}`,
        values: [],
      },
    ]);
    return found!.rows as SlowStatement[];
  }
}
