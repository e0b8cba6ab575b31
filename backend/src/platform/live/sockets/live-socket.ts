import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import type { LiveMessage } from '../live-messages.ts';
import type { EndReason, LiveReceiver } from '../live-receiver.ts';
import { PRESENCE_TOPIC } from './presence.ts';

/** Largest message of a client, in bytes: about a second of sound; a text has at most a part of it. */
export const MOST_MESSAGE_BYTES = 5_500;
const MOST_TEXT_BYTES = 1_024;
/** Messages that a client may send in a time, in milliseconds. */
const MOST_MESSAGES = 20;
const MESSAGES_WITHIN_MS = 10_000;
/** Bytes that may wait for a client before it is cut off. */
const MOST_WAITING = 64 * 1024;
/** Pings without an answer after which a client is cut off. */
const MOST_UNANSWERED = 2;
/** A client that does not answer the end of the connection is cut off after this, in milliseconds. */
const LINGER_MS = 1_000;

/** Codes of the end (RFC 6455 §7.4; from 4000 on our own). */
const CLOSE_CODE: Record<
  EndReason | 'bad_message' | 'too_large' | 'too_many_messages' | 'try_again',
  number
> = {
  shutdown: 1001,
  bad_message: 1008,
  too_large: 1009,
  too_many_messages: 1008,
  try_again: 1013,
  session_ended: 4001,
  replaced: 4002,
  // The page takes a new ticket, by which its rights are checked again.
  token_expired: 4003,
};

/** What a client says: whether its page is seen at this moment. */
interface ClientMessage {
  looking: boolean;
}

/**
 * One WebSocket about one subject. Emits `changed` when the subject did, `looking` with what the client says, and `close`
 * once, at its end or as soon as it was asked to end; in a room also `sound`, with a piece of it.
 */
export class LiveSocket extends EventEmitter implements LiveReceiver {
  readonly kind = 'socket';
  /** Whether it has ended. */
  over = false;
  private unansweredPings = 0;
  private times: number[] = [];

  constructor(
    private readonly socket: WebSocket,
    readonly follower: { tenantId: string; userId: string },
    private readonly subject: string,
    private readonly takesSound = false,
  ) {
    super();
    socket.on('pong', () => (this.unansweredPings = 0));
    socket.on('message', (data: Buffer, binary: boolean) => this.read(data, binary));
    socket.on('close', () => this.end());
  }

  begin(_position: unknown, reset: boolean): void {
    if (reset) this.emit('changed');
  }

  deliver(messages: readonly LiveMessage[]): void {
    const mine = messages.some(
      ({ tenant_id, topic, subjects }) =>
        tenant_id === this.follower.tenantId &&
        topic === PRESENCE_TOPIC.name &&
        subjects.includes(this.subject),
    );
    if (mine && !this.over) this.emit('changed');
  }

  /** Sends a message; a client that reads nothing is cut off. */
  send(message: object): void {
    if (this.over) return;
    this.socket.send(JSON.stringify(message));
    if (this.socket.bufferedAmount > MOST_WAITING) this.destroy();
  }

  /** Sends a piece of sound; who is slow misses some. */
  sendSound(piece: Buffer): void {
    if (!this.over && this.socket.bufferedAmount <= MOST_WAITING) this.socket.send(piece);
  }

  /** A ping, which keeps proxies from closing the connection; a client that has answered neither of the last two is gone. */
  beat(): void {
    if (this.unansweredPings >= MOST_UNANSWERED) return this.destroy();
    this.unansweredPings += 1;
    this.socket.ping();
  }

  finish(reason: keyof typeof CLOSE_CODE): void {
    if (this.over) return;
    this.socket.close(CLOSE_CODE[reason], reason);
    setTimeout(() => this.socket.terminate(), LINGER_MS).unref();
    this.end();
  }

  destroy(): void {
    this.socket.terminate();
    this.end();
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.emit('close');
  }

  private read(data: Buffer, binary: boolean): void {
    if (this.over) return;
    const now = performance.now();
    this.times = this.times.filter((time) => now - time < MESSAGES_WITHIN_MS);
    this.times.push(now);
    if (this.times.length > MOST_MESSAGES) return this.finish('too_many_messages');
    if (binary && this.takesSound) {
      this.emit('sound', data);
      return;
    }
    if (!binary && data.length > MOST_TEXT_BYTES) return this.finish('too_large');
    const message = binary ? null : parse(data.toString());
    if (message) this.emit('looking', message.looking);
    else this.finish('bad_message');
  }
}

function parse(text: string): ClientMessage | null {
  try {
    const value = JSON.parse(text) as Partial<ClientMessage> | null;
    return typeof value?.looking === 'boolean' ? { looking: value.looking } : null;
  } catch {
    return null;
  }
}
