import { Readable } from 'node:stream';
import { formatPosition, type LiveMessage, type LivePosition } from './live-messages.ts';
import type { EndReason, LiveReceiver } from './live-receiver.ts';
import type { LiveTopic } from './live-topics.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';

/** Bytes that may wait for a client before it is cut off. */
const MOST_WAITING = 64 * 1024;
/** Subjects of one event; more are sent as none, which means anything of the topic. */
const MOST_SUBJECTS = 100;

/** Who follows what. */
interface Follower {
  tenantId: string;
  userId: string;
  topics: readonly LiveTopic[];
}

/** One stream of server-sent events. It is cut off when its client does not read. */
export class LiveStream extends Readable implements LiveReceiver {
  readonly kind = 'stream';
  private finished = false;
  /** Whether something was left unread at the last heartbeat. */
  private lagging = false;

  constructor(readonly follower: Follower) {
    super({ highWaterMark: MOST_WAITING });
  }

  override _read(): void {
    // Events are pushed as they come.
  }

  /** The first event. `reset`: the page has to read everything again, since messages may have been missed. */
  begin(position: LivePosition, reset: boolean): void {
    this.send('open', { reset }, position);
  }

  /** Sends those of the messages that this stream follows, one event for each topic. */
  deliver(messages: readonly LiveMessage[], position: LivePosition): void {
    for (const topic of this.follower.topics) {
      const mine = messages.filter((message) => message.topic === topic.name && this.mayGet(message, topic));
      if (mine.length === 0) continue;
      if (topic.personal) {
        this.send('change', { topic: topic.name, ids: [] }, position);
        continue;
      }
      const ids = [...new Set(mine.flatMap(({ subjects }) => subjects))];
      const anything = ids.length > MOST_SUBJECTS || mine.some(({ subjects }) => subjects.length === 0);
      this.send('change', { topic: topic.name, ids: anything ? [] : ids }, position);
    }
  }

  /** A sign of life, which keeps proxies from closing the connection and moves the client's position forward. */
  beat(position: LivePosition | null): void {
    if (this.lagging && this.readableLength > 0) return void this.destroy();
    this.send('ping', {}, position);
    this.lagging = this.readableLength > 0;
  }

  /** Tells the client why, and how long to wait before it connects again, and ends the stream. */
  finish(reason: EndReason, retryMs = 1_000): void {
    if (this.finished || this.destroyed) return;
    this.push(`retry: ${Math.round(retryMs)}\n`);
    this.send('end', { reason }, null);
    this.finished = true;
    this.push(null);
  }

  private mayGet({ tenant_id, subjects }: LiveMessage, topic: LiveTopic): boolean {
    const { tenantId, userId } = this.follower;
    if (topic.personal) return tenant_id === tenantId && subjects.includes(userId);
    return tenant_id === tenantId || (topic.overseen && tenantId === PLATFORM_TENANT_ID);
  }

  private send(event: string, data: object, position: LivePosition | null): void {
    if (this.finished || this.destroyed) return;
    const id = position ? `id: ${formatPosition(position)}\n` : '';
    this.push(`event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
    if (this.readableLength > MOST_WAITING) this.destroy();
  }
}
