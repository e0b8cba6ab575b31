import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../config.ts';
import { DatabaseListener } from '../db/database-listener.ts';
import { AppError } from '../errors.ts';
import {
  canResume,
  LIVE_CHANNEL,
  LiveMessages,
  parsePosition,
  type LiveMessage,
  type LivePosition,
} from './live-messages.ts';
import type { LiveReceiver } from './live-receiver.ts';

/** Streams of one person in one process, and as many WebSockets; the oldest ends when another one opens. */
const MOST_OF_A_PERSON = 6;
/** Streams and WebSockets of one process. */
const MOST_STREAMS = 2_000;
/** Shortest time between two reads of the messages, in milliseconds: what is committed meanwhile is read together. */
const PAUSE_MS = 100;
/** Streams that end with the process connect again within this time, not all at once. */
const SPREAD_MS = 3_000;

/**
 * The live streams and WebSockets of this process. Messages are read from their table; the notification of a commit only says that
 * there is something to read. So a lost connection to the database loses no message: after it the process reads on
 * from where it was. Listening begins with the first stream.
 */
@Injectable()
export class LiveHub implements BeforeApplicationShutdown {
  private readonly streams = new Set<LiveReceiver>();
  /** Streams that have not begun, with what is new meanwhile: their first event is `open`. */
  private readonly opening = new Map<LiveReceiver, [messages: LiveMessage[], position: LivePosition][]>();
  private listener: DatabaseListener | null = null;
  private started: Promise<void> | null = null;
  private position: LivePosition | null = null;
  /** Messages of transactions after the position that were sent already. */
  private sent = new Set<string>();
  private running: Promise<void> | null = null;
  private again = false;
  private poll: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly messages: LiveMessages,
    private readonly log: PinoLogger,
  ) {
    log.setContext(LiveHub.name);
  }

  /** Where this process has read up to; null before the first stream. */
  get now(): LivePosition | null {
    return this.position;
  }

  /**
   * Begins a stream: with what it missed since `lastEventId`, or with the request to read everything again where that
   * is not known any more.
   * @throws AppError unavailable while the process stops or has too many streams
   */
  async open(stream: LiveReceiver, lastEventId: string | undefined): Promise<void> {
    if (this.stopped || this.streams.size >= MOST_STREAMS)
      throw new AppError('unavailable', 'busy', 'The server is busy. Please try again in a moment.', {
        retryAfter: 5,
      });
    await this.start();
    // From here on the stream gets new messages; those of before are read afterwards, so that none is missed.
    this.opening.set(stream, []);
    this.admit(stream);
    try {
      const since = parsePosition(lastEventId);
      const { position, messages } = since
        ? await this.messages.from(since.xid)
        : await this.messages.recent();
      const reset = lastEventId !== undefined && !(since && canResume(since, position));
      stream.begin(position, reset);
      if (!reset) stream.deliver(messages, position);
      for (const [fresh, at] of this.opening.get(stream) ?? []) stream.deliver(fresh, at);
    } catch (error) {
      stream.destroy();
      throw error;
    } finally {
      this.opening.delete(stream);
    }
  }

  /** Before the server waits for its connections to end, which these would never do. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.poll) clearInterval(this.poll);
    for (const stream of this.streams) stream.finish('shutdown', 500 + Math.random() * SPREAD_MS);
    await this.started?.catch(() => undefined);
    await this.listener?.stop();
    await this.running;
  }

  private admit(stream: LiveReceiver): void {
    const { tenantId, userId } = stream.follower;
    const own = [...this.streams].filter(
      ({ kind, follower }) =>
        kind === stream.kind && follower.userId === userId && follower.tenantId === tenantId,
    );
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_A_PERSON))) {
      this.streams.delete(oldest);
      oldest.finish('replaced');
    }
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
    if (this.stopped) stream.finish('shutdown');
  }

  private start(): Promise<void> {
    this.started ??= this.begin().catch((error: unknown) => {
      this.started = null;
      throw error;
    });
    return this.started;
  }

  private async begin(): Promise<void> {
    this.position = await this.messages.position();
    this.listener = new DatabaseListener(this.config.databaseAppUrl, LIVE_CHANNEL, () => this.wake());
    await this.listener.start();
    // In case that a connection is dead without anybody having noticed.
    this.poll = setInterval(() => this.wake(), this.config.liveHeartbeatSeconds * 1_000).unref();
  }

  /** Sends what was published since, now or once more after the run that is under way. */
  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.deliver()
      .catch((error: unknown) => this.log.warn({ err: error }, 'live messages wait for the database'))
      .then(() => pause(PAUSE_MS))
      .finally(() => {
        this.running = null;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private async deliver(): Promise<void> {
    const { position, messages } = await this.messages.from(this.position!.xid);
    const fresh = messages.filter(({ id }) => !this.sent.has(id));
    this.sent = new Set(messages.filter(({ xid }) => BigInt(xid) >= position.xid).map(({ id }) => id));
    this.position = position;
    if (fresh.length === 0) return;
    for (const stream of this.streams) {
      const early = this.opening.get(stream);
      if (early) early.push([fresh, position]);
      else stream.deliver(fresh, position);
    }
  }
}
