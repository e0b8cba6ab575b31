import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/**
 * The objects of all providers, as JSON by kind and id. SQLite makes every write atomic, so a process that is killed
 * leaves the state before or after a call, never half of it.
 */
export class Store {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'put' | 'get' | 'all' | 'drop', StatementSync>;

  /** @param folder where the file `sandbox.db` lies; null keeps everything in memory */
  constructor(folder: string | null) {
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.database = new DatabaseSync(folder ? join(folder, 'sandbox.db') : ':memory:');
    this.database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists object (
        seq integer primary key autoincrement, kind text not null, id text not null, value text not null,
        unique (kind, id));
    `);
    this.statements = {
      put: this.database.prepare(
        'insert into object (kind, id, value) values (?, ?, ?) on conflict (kind, id) do update set value = excluded.value',
      ),
      get: this.database.prepare('select value from object where kind = ? and id = ?'),
      all: this.database.prepare('select value from object where kind = ? order by seq'),
      drop: this.database.prepare('delete from object where kind = ? and id = ?'),
    };
  }

  put(kind: string, id: string, value: unknown): void {
    this.statements.put.run(kind, id, JSON.stringify(value));
  }

  get<T>(kind: string, id: string): T | undefined {
    const row = this.statements.get.get(kind, id);
    return row ? (JSON.parse(row['value'] as string) as T) : undefined;
  }

  /** All objects of a kind, the oldest first. */
  all<T>(kind: string): T[] {
    return this.statements.all.all(kind).map((row) => JSON.parse(row['value'] as string) as T);
  }

  drop(kind: string, id: string): void {
    this.statements.drop.run(kind, id);
  }

  dropAll(kind: string): void {
    this.database.prepare('delete from object where kind = ?').run(kind);
  }

  /** Runs a change that is kept whole or not at all. */
  atomically<T>(change: () => T): T {
    this.database.exec('begin immediate');
    try {
      const result = change();
      this.database.exec('commit');
      return result;
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }

  clear(): void {
    this.database.exec(`delete from object where kind <> 'setting'`);
  }

  close(): void {
    this.database.close();
  }
}
