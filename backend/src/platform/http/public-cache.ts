import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config.ts';
import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../ids.ts';

const CHANNEL = 'bookgrove_changes';

const MOST_ENTRIES = 2_000;
const FRESH_MS = 60_000;

/**
 * In-memory cache, by tenant, of data that is costly to compute and the same for everyone in a tenant
 * (rendered public lists, counts). A change is announced in the transaction that makes it, and every process
 * drops the entries of that tenant when it commits; those of other tenants stay. A change of the platform's own
 * data, and of what every school shows, drops all entries.
 */
@Injectable()
export class PublicCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly entries = new Map<string, { value: unknown; until: number; asOf: number }>();
  /** Changes of each tenant's own data, and changes that concern all. */
  private readonly changesOf = new Map<string, number>();
  private common = 0;
  private client: pg.Client | null = null;
  private listening = false;
  private stopped = false;

  constructor(private readonly config: Config) {}

  /**
   * Counter of the tenant's changes. Read it before reading data and pass it to `set`, which discards values that
   * are already out of date.
   */
  get changes(): number {
    return this.common + (this.changesOf.get(currentTenantId()) ?? 0);
  }

  /** Counter of the changes that concern every tenant: schools and their addresses, and the platform's own data. */
  get commonChanges(): number {
    return this.common;
  }

  /**
   * The cached value; undefined when there is none, when it is out of date, or while notifications could be
   * missed.
   */
  get<T>(key: string): T | undefined {
    const entry = this.listening ? this.entries.get(`${currentTenantId()}:${key}`) : undefined;
    return entry && entry.asOf === this.changes && entry.until > Date.now() ? (entry.value as T) : undefined;
  }

  /** Caches a value that was read when `changes` was `asOf`; discards it when there was a change since. */
  set(key: string, value: unknown, asOf: number): void {
    if (asOf !== this.changes) return;
    const name = `${currentTenantId()}:${key}`;
    this.entries.delete(name); // the newest last, so that the oldest is dropped first
    if (this.entries.size >= MOST_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
    this.entries.set(name, { value, until: Date.now() + FRESH_MS, asOf });
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

  /** Announces, within the transaction, that the tenant's public data change when it commits. */
  async announce(tx: Tx): Promise<void> {
    await tx.$executeRaw`select pg_notify(${CHANNEL}, ${currentTenantId()})`;
  }

  /** The same for data of one tenant that all of them show: schools, open libraries, letters. */
  async announceToAll(tx: Tx): Promise<void> {
    await tx.$executeRaw`select pg_notify(${CHANNEL}, ${PLATFORM_TENANT_ID})`;
  }

  /**
   * Drops the tenant's entries in this process at once, so that the writer's next read does not depend on a
   * notification.
   */
  forget(): void {
    this.drop(currentTenantId());
  }

  /** The same for a change that was announced to all. */
  forgetAll(): void {
    this.drop(PLATFORM_TENANT_ID);
  }

  /** Every tenant shows the platform's data; anything but an id comes from the previous version. */
  private drop(changed: string): void {
    if (changed === PLATFORM_TENANT_ID || !isUuid(changed)) {
      this.common += 1;
      this.entries.clear();
      return;
    }
    this.changesOf.set(changed, (this.changesOf.get(changed) ?? 0) + 1);
    for (const key of this.entries.keys()) if (key.startsWith(`${changed}:`)) this.entries.delete(key);
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
      this.forgetAll();
      if (!this.stopped) setTimeout(() => void this.listen(), 1_000).unref();
    };
    client.on('error', retry);
    client.on('notification', ({ payload }) => this.drop(payload ?? ''));
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
