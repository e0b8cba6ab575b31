import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config.ts';
import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';

const CHANNEL = 'bookgrove_changes';

/**
 * In-memory cache, by tenant, of data that is costly to compute and the same for everyone in a tenant
 * (rendered public lists, counts). A change is announced in the transaction that makes it, and every process
 * drops the tenant's entries when that commits.
 */
@Injectable()
export class PublicCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly entries = new Map<string, { value: unknown; until: number }>();
  private forgotten = 0;
  private client: pg.Client | null = null;
  private listening = false;
  private stopped = false;

  constructor(private readonly config: Config) {}

  /**
   * Counter of changes. Read it before reading data and pass it to `set`, which discards values that are
   * already out of date.
   */
  get changes(): number {
    return this.forgotten;
  }

  /**
   * The cached value; undefined when there is none, when it is out of date, or while notifications could be
   * missed.
   */
  get<T>(key: string): T | undefined {
    const entry = this.listening ? this.entries.get(`${currentTenantId()}:${key}`) : undefined;
    return entry && entry.until > Date.now() ? (entry.value as T) : undefined;
  }

  /** Caches a value that was read when `changes` was `asOf`; discards it when there was a change since. */
  set(key: string, value: unknown, asOf: number): void {
    if (asOf !== this.forgotten) return;
    if (this.entries.size >= 2_000) this.entries.delete(this.entries.keys().next().value!);
    this.entries.set(`${currentTenantId()}:${key}`, { value, until: Date.now() + 60_000 });
  }

  /** The cached value, or else the result of `read`, which is then cached. */
  async keep<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.get<T>(key);
    if (known !== undefined) return known;
    const asOf = this.changes;
    const found = await read();
    this.set(key, found, asOf);
    return found;
  }

  /** Announces, within the transaction, that the tenant's public lists change when it commits. */
  async announce(tx: Tx): Promise<void> {
    await tx.$executeRaw`select pg_notify(${CHANNEL}, '')`;
  }

  /**
   * Clears the cache of this process at once, so that the writer's next read does not depend on a
   * notification.
   */
  forget(): void {
    this.forgotten += 1;
    this.entries.clear();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ connectionString: this.config.databaseAppUrl });
    const retry = () => {
      this.listening = false;
      this.forget();
      if (!this.stopped) setTimeout(() => void this.listen(), 1_000).unref();
    };
    client.on('error', retry);
    client.on('notification', () => this.forget());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.stopped) return void (await client.end()); // stopped while it was connecting
      this.client = client;
      this.listening = true;
    } catch {
      await client.end().catch(() => undefined);
      retry();
    }
  }
}
