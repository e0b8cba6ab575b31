import { execFile } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startPostgres, type LocalPostgres } from '../../../tools/lib/postgres.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import { RoyaltyRules } from '../../src/modules/commerce/ledger/royalties/royalty-rules.ts';
import { SalesLedger } from '../../src/modules/commerce/ledger/sales-ledger.ts';
import { inContext } from '../../src/platform/context.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { newId } from '../../src/platform/ids.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { as } from '../support/test-database.ts';

const run = promisify(execFile);
const PASSWORD = 'drill';
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop().catch(() => undefined);
});

/** Copies a data folder with its owners: PostgreSQL of a test that root starts is another user. */
const copyFolder = (from: string, to: string) => run('cp', ['-a', from, to]);

/** Files that we write into a data folder belong to whoever the folder belongs to. */
async function own(folder: string, ...files: string[]): Promise<void> {
  if (process.getuid?.() === 0)
    await run('chown', [`--reference=${folder}`, ...files.map((file) => join(folder, file))]);
}

/** What each table holds, as one digest for each. */
const digests = (url: string) =>
  as(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'bullmq') order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
      );
      found[name] = rows[0]!.digest;
    }
    return found;
  });

/** Sells books for 10.00 each. */
const sell = (app: TestApp, school: TestSchool, times: number) =>
  app.within(school, async (tx) => {
    const { id: rule_id } = await app.nest.get(RoyaltyRules, { strict: false }).current(tx);
    for (let sold = 0; sold < times; sold += 1)
      await app.nest.get(SalesLedger, { strict: false }).recordSale(tx, {
        ...{ payment_id: newId(), order_id: newId(), provider: 'stripe', currency: 'GBP', fee: 44 },
        lines: [
          {
            ...{ line_id: newId(), book_id: newId(), title: 'Kite', quantity: 1, maker_ids: [] },
            ...{ total: 1000, tax: 0, charity_bps: 2000, charity_id: null, rule_id },
          },
        ],
      });
  });

const discrepancies = (app: TestApp, tenantId: string) =>
  inContext({ correlationId: newId(), tenantId, principal: null }, () => findDiscrepancies(app.db));

/**
 * The drill of `docs/running.md`: a base backup by the functions of PostgreSQL and a copy of the data folder, its log kept by
 * `archive_command`. Needs no program but the server itself.
 */
describe('a table that was dropped by mistake', () => {
  it('is restored to the moment before: every row of every table, the books balance, who was erased stays so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bookgrove-restore-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const [live, base, restored, log] = ['live', 'base', 'restored', 'log'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string];
    await mkdir(log);
    await chmod(log, 0o777);
    const start = async (at: string, settings: Record<string, string>): Promise<LocalPostgres> => {
      const server = await startPostgres({ folder: at, password: PASSWORD, durable: true, settings });
      stops.push(() => server.stop());
      return server;
    };
    const first = await start(live, {
      archive_mode: 'on',
      // A segment is complete or not there: the copy gets its name last.
      archive_command: `cp "%p" "${log}/%f.part" && mv "${log}/%f.part" "${log}/%f"`,
    });
    await as(first.url('postgres'), (client) => client.query('create database bookgrove'));
    const url = first.url('bookgrove');
    await migrate(url);

    let app = await startTestApp({ database: url });
    const oak = await app.makeSchool('oak');
    await sell(app, oak, 5);
    const erased = await app.makePerson(oak, 'student');

    // The base backup, while the school goes on.
    const keeper = new pg.Client(first.url('postgres'));
    await keeper.connect();
    await keeper.query("select pg_backup_start('drill', true)");
    await copyFolder(live, base);
    const { rows } = await keeper.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await keeper.end();
    await rm(join(base, 'postmaster.pid'), { force: true });
    await rm(join(base, 'pg_wal'), { recursive: true, force: true });
    await cp(join(base, 'pg_stat'), join(base, 'pg_wal'), { recursive: true });
    await writeFile(join(base, 'backup_label'), rows[0]!.labelfile);

    // What happens after it is in the log alone.
    await sell(app, oak, 7);
    await app.within(oak, (tx) => tx.user.deleteMany({ where: { id: erased.id } }));
    await app.close();
    const before = await digests(url);
    expect(Object.keys(before).length).toBeGreaterThan(100);
    const moment = await as(url, async (client) => {
      const { rows: now } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
      await client.query('drop table commerce.ledger_entry cascade');
      await client.query('select pg_switch_wal()');
      return now[0]!.at;
    });
    await eventually(
      () =>
        as(url, async (client) => {
          const { rows: state } = await client.query<{ done: boolean }>(
            `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) or
               (select count(*) = 0 from pg_ls_archive_statusdir() where name like '%.ready') as done from pg_stat_archiver`,
          );
          expect(state[0]!.done).toBe(true);
        }),
      60_000,
    );
    await first.stop();

    // The restore: base, log, moment.
    const began = Date.now();
    await copyFolder(base, restored);
    await mkdir(join(restored, 'pg_wal'), { recursive: true });
    await appendFile(
      join(restored, 'postgresql.auto.conf'),
      [
        `restore_command = 'cp "${log}/%f" "%p"'`,
        `recovery_target_time = '${moment}'`,
        `recovery_target_action = 'promote'`,
        '',
      ].join('\n'),
    );
    await writeFile(join(restored, 'recovery.signal'), '');
    await own(restored, 'backup_label', 'recovery.signal', 'postgresql.auto.conf', 'pg_wal');
    const second = await start(restored, {});
    const again = second.url('bookgrove');
    await eventually(
      () =>
        as(again, async (client) => {
          const { rows: state } = await client.query<{ recovering: boolean }>(
            'select pg_is_in_recovery() as recovering',
          );
          expect(state[0]!.recovering).toBe(false);
        }),
      120_000,
    );
    console.info(`Restored in ${Date.now() - began} ms.`);
    expect(await digests(again)).toEqual(before);

    app = await startTestApp({ database: again });
    stops.push(() => app.close());
    for (const id of [oak.id, app.platform.id])
      expect(
        (await discrepancies(app, id)).filter(({ ok, name }) => !ok && name !== 'posted_amount'),
      ).toEqual([]);
    const [people, sales] = await app.within(oak, (tx) =>
      Promise.all([
        tx.user.count({ where: { id: erased.id } }),
        tx.ledgerTransaction.count({ where: { kind: 'sale' } }),
      ]),
    );
    expect([people, sales]).toEqual([0, 12]);
    // And it goes on: a sale is posted in the restored books.
    await sell(app, oak, 1);
  }, 300_000);
});
