import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../context.ts';
import { Db } from '../db/db.ts';
import { QUEUES, type QueueName } from '../messaging/queue-names.ts';
import { Queues } from '../messaging/queues.ts';
import { Storage } from '../storage/storage.ts';
import { SchoolData, type DeclaredTable } from './school-data.ts';
import { childrenFirst } from './table-order.rules.ts';

/** Rows that one transaction deletes: each takes the time of its triggers. */
const AT_ONCE = 2_000;
const FOLDERS_AT_ONCE = 500;
/** Passes over all tables: jobs that were running may have written while the first one went. */
const PASSES = 5;
/** Jobs that one look at a queue reads. */
const JOBS = 1_000;

/** How an erasure goes on. */
type ErasureProgress = (done: number, tables: number, rows: number) => Promise<void>;

/** Erases what the running school has in tables, storage and queues, in many transactions. A repeated run goes on where one stopped. */
@Injectable()
export class EraseSchoolData {
  constructor(
    private readonly data: SchoolData,
    private readonly db: Db,
    private readonly queues: Queues,
    private readonly storage: Storage,
  ) {}

  /**
   * Erases everything, but for what the law keeps. Resolves with the number of rows of this run.
   * @throws Error when rows are still added after several passes
   */
  async erase(progress: ErasureProgress): Promise<number> {
    await this.forgetJobs();
    const rows = await this.erasePassing(
      this.data.tables().filter(({ kept }) => !kept),
      progress,
    );
    for (const { kept } of this.data.tables())
      for (const text of kept?.reduce ?? [])
        await this.db.transaction((tx) => tx.$executeRawUnsafe(text, currentTenantId()));
    return rows;
  }

  /** Erases what the law has kept until now. */
  eraseKept(progress: ErasureProgress): Promise<number> {
    return this.erasePassing(
      this.data.tables().filter(({ kept }) => kept),
      progress,
    );
  }

  /** What the law keeps of the running school. */
  async kept(): Promise<{ table: string; rows: number; why: string }[]> {
    const tables = this.data.tables().filter(({ kept }) => kept && !kept.system);
    const answers = await this.db.batch(
      tables.map(({ table }) => ({
        name: `kept_rows_${table}`,
        text: `select count(*)::int as rows from ${table} where tenant_id = $1`,
        values: [currentTenantId()],
      })),
    );
    return tables
      .map(({ table, kept }, index) => ({
        table,
        rows: (answers[index]!.rows[0] as { rows: number }).rows,
        why: kept!.why,
      }))
      .filter(({ rows }) => rows > 0);
  }

  private async erasePassing(declared: readonly DeclaredTable[], progress: ErasureProgress): Promise<number> {
    const tables = await this.inOrder(declared);
    for (const table of tables) await this.eraseFiles(table);
    let rows = 0;
    for (let pass = 1; ; pass += 1) {
      let found = 0;
      for (const [index, { table }] of tables.entries()) {
        found += await this.eraseRows(table);
        if (pass === 1) await progress(index + 1, tables.length, found);
      }
      rows += found;
      if (found === 0) return rows;
      if (pass === PASSES) throw new Error(`Rows of the school are still added after ${PASSES} passes`);
    }
  }

  private async eraseRows(table: string): Promise<number> {
    let all = 0;
    for (;;) {
      const [{ done } = { done: 0 }] = await this.db.transaction(
        (tx) =>
          tx.$queryRaw<
            { done: number }[]
          >`select platform.erase_school_rows(${table}, ${AT_ONCE}::int) as done`,
      );
      all += done;
      if (done < AT_ONCE) return all;
    }
  }

  /** Before the rows: afterwards nobody knows the folders. */
  private async eraseFiles({ table, files }: DeclaredTable): Promise<void> {
    if (!files) return;
    for (let offset = 0; ; offset += FOLDERS_AT_ONCE) {
      const folders = await this.db.rows<{ folder: string }>({
        name: `school_files_${table}`,
        text: `select folder from (${files}) f order by folder limit ${FOLDERS_AT_ONCE} offset $2`,
        values: [currentTenantId(), offset],
      });
      for (const { folder } of folders) await this.storage.removeAll(folder);
      if (folders.length < FOLDERS_AT_ONCE) return;
    }
  }

  /** Tables in the order of their foreign keys; the kept counts, which the others change, at the end. */
  private async inOrder(declared: readonly DeclaredTable[]): Promise<DeclaredTable[]> {
    const keys = await this.db.rows<{ child: string; parent: string }>({
      name: 'foreign_keys',
      text: `select cn.nspname || '.' || c.relname as child, pn.nspname || '.' || p.relname as parent
             from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
             join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
             where k.contype = 'f' and k.conrelid <> k.confrelid`,
      values: [],
    });
    return childrenFirst(declared, keys);
  }

  private async forgetJobs(): Promise<void> {
    const tenant = currentTenantId();
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      const queue = this.queues.queue(name);
      while ((await queue.clean(0, JOBS, 'completed')).length === JOBS);
      for (const job of await queue.getJobs(['wait', 'delayed', 'prioritized', 'failed'], 0, -1))
        if ((job?.data as { tenant_id?: string } | undefined)?.tenant_id === tenant)
          await job.remove().catch(() => undefined); // a worker has taken it meanwhile: it finds nothing to do
    }
  }
}
