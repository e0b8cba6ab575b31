import type { LiveMessage, LivePosition } from './live-messages.ts';

/** Why a connection ends: the page then opens another one, at once or later, or none. */
export type EndReason = 'token_expired' | 'session_ended' | 'replaced' | 'shutdown';

/** What gets the live messages of a process: a stream of server-sent events, or a WebSocket. */
export interface LiveReceiver {
  /** Connections of a person are limited for each kind. */
  readonly kind: 'stream' | 'socket';
  readonly follower: { tenantId: string; userId: string };
  /** Called once. `reset`: messages may have been missed. */
  begin(position: LivePosition, reset: boolean): void;
  /** Gets the messages of every tenant and topic, and takes its own. */
  deliver(messages: readonly LiveMessage[], position: LivePosition): void;
  /** Says why, and ends; a client that comes back waits for `retryMs` first. */
  finish(reason: EndReason, retryMs?: number): void;
  /** Cuts the connection off. */
  destroy(): void;
  once(event: 'close', listener: () => void): unknown;
}
