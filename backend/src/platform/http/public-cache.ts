import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config.ts';
import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';

const CHANNEL = 'bookgrove_changes';

/**
 * What is costly to find out and the same for everyone in a school (rendered public lists, counts), kept per school
 * until its data changes. A change is announced in the transaction that makes it, so every copy of the server forgets
 * what it kept when that commits.
 */
@Injectable()
export class PublicCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly entries = new Map<string, { value: unknown; until: number }>();
  private forgotten = 0;
  private client: pg.Client | null = null;
  private listening = false;
  private stopped = false;

  constructor(private readonly config: Config) {}

  /** Grows with every change. Taken before data are read, it tells `set` whether they may be old already. */
  get changes(): number {
    return this.forgotten;
  }

  /** The kept value, or undefined when there is none, it is old, or changes could be missed right now. */
  get<T>(key: string): T | undefined {
    const entry = this.listening ? this.entries.get(`${currentTenantId()}:${key}`) : undefined;
    return entry && entry.until > Date.now() ? (entry.value as T) : undefined;
  }

  /** Keeps a value that was read when `changes` stood at `asOf`; one that a change has overtaken is not kept. */
  set(key: string, value: unknown, asOf: number): void {
    if (asOf !== this.forgotten) return;
    if (this.entries.size >= 2_000) this.entries.delete(this.entries.keys().next().value!);
    this.entries.set(`${currentTenantId()}:${key}`, { value, until: Date.now() + 60_000 });
  }

  /** The kept value; where there is none, what `read` finds now. */
  async keep<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.get<T>(key);
    if (known !== undefined) return known;
    const asOf = this.changes;
    const found = await read();
    this.set(key, found, asOf);
    return found;
  }

  /** Says, within the transaction, that this school's public lists will differ once it commits. */
  async announce(tx: Tx): Promise<void> {
    await tx.$executeRaw`select pg_notify(${CHANNEL}, '')`;
  }

  /** Forgets everything now; for the writer's own copy, whose next read must not depend on a message. */
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
