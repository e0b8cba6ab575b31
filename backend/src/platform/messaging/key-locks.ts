import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import pg from 'pg';
import { Config } from '../config.ts';
import { Metrics } from '../observability/metrics.ts';
import { promoteFirst, putBack } from './postponed.ts';

/** Longest wait for the connection and for a statement on it, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** The database ends the session of a machine that vanished after at most 25 seconds, and with it its locks. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

interface Session {
  client: pg.Client;
  lost: boolean;
  /** The latest statement: the next one waits for it, since a connection of pg takes one at a time. */
  latest: Promise<unknown>;
}

/**
 * Runs the jobs of one key one at a time, in all workers and all queues. A job whose key is busy is put back, so that
 * it holds up no other; that is no failed attempt.
 *
 * A key is an advisory lock of PostgreSQL that belongs to a session, since it lasts through `prepare` too, which runs
 * outside of a transaction. All jobs of a process share one session. It ends with the process, and so do its locks.
 */
@Injectable()
export class KeyLocks implements OnApplicationShutdown {
  /** Keys of jobs that this process runs, each with the jobs that it put back for it meanwhile. */
  private readonly running = new Map<string, Map<string, Job>>();
  private session: Promise<Session> | null = null;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Does the work of a job, or puts the job back. `work` gets a function that throws when the lock was lost
   * meanwhile, because the connection was; it calls that at the end of its transaction.
   */
  async run(
    key: string,
    job: Job,
    token: string | undefined,
    work: (stillHeld: () => void) => Promise<void>,
  ): Promise<void> {
    const waiting = this.running.get(key);
    if (waiting) {
      try {
        return await this.putBack(job, token);
      } finally {
        waiting.set(job.id!, job);
        // The job that runs may have ended meanwhile.
        if (this.running.get(key) !== waiting) void promoteFirst(waiting);
      }
    }
    const mine = new Map<string, Job>();
    this.running.set(key, mine);
    try {
      const session = await this.lock(key);
      if (!session) return await this.putBack(job, token);
      try {
        await work(() => {
          if (session.lost) throw new Error(`The lock of ${key} was lost with its connection`);
        });
      } finally {
        await this.unlock(session, key);
      }
    } finally {
      this.running.delete(key);
      void promoteFirst(mine);
      if (this.stopped && this.running.size === 0) await this.close();
    }
  }

  /** Jobs that still run end before their session does. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.running.size === 0) await this.close();
  }

  private putBack(job: Job, token?: string): Promise<never> {
    this.metrics.keyWaits.inc({ consumer: job.name });
    return putBack(job, token);
  }

  /** Takes the lock of a key; null when another process has it. */
  private async lock(key: string): Promise<Session | null> {
    const session = await (this.session ??= this.open());
    const taken = await this.ask(
      session,
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as answer',
      key,
    );
    return taken ? session : null;
  }

  private async unlock(session: Session, key: string): Promise<void> {
    if (session.lost) return; // the lock ended with it
    await this.ask(session, 'select pg_advisory_unlock(hashtextextended($1, 0)) as answer', key).catch(
      () => undefined,
    );
  }

  /** After an error it is unknown which locks the session has: it is ended. */
  private async ask(session: Session, text: string, key: string): Promise<boolean> {
    const answer = session.latest.then(() => session.client.query<{ answer: boolean }>(text, [`job ${key}`]));
    session.latest = answer.catch(() => undefined);
    try {
      return (await answer).rows[0]!.answer;
    } catch (error) {
      this.drop(session);
      throw error;
    }
  }

  private async open(): Promise<Session> {
    const client = new pg.Client({
      connectionString: this.config.databaseAppUrl,
      application_name: 'bookgrove keys of jobs',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      options: KEEPALIVE,
    });
    const session: Session = { client, lost: false, latest: Promise.resolve() };
    client.on('error', () => this.drop(session));
    client.on('end', () => this.drop(session));
    try {
      await client.connect();
      return session;
    } catch (error) {
      this.drop(session);
      throw error;
    }
  }

  private drop(session: Session): void {
    if (session.lost) return;
    session.lost = true;
    this.session = null;
    void session.client.end().catch(() => undefined);
  }

  private async close(): Promise<void> {
    const session = await this.session?.catch(() => null);
    if (session) this.drop(session);
  }
}
