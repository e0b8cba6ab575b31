import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { TestSchool } from './http.ts';

interface LiveEvent {
  event: string;
  id: string | undefined;
  data: Record<string, unknown>;
}

/** An open live stream, with what has come so far. */
export interface LiveClient {
  status: number;
  headers: IncomingHttpHeaders;
  events: LiveEvent[];
  /** Milliseconds that the server asks to wait before the next connection. */
  retry(): number | null;
  /** Those events that say that something changed. */
  changes(): Record<string, unknown>[];
  /** The id to continue from. */
  lastId(): string;
  ended(): boolean;
  close(): void;
}

/** Opens a live stream over a real connection; resolves once the answer has begun. */
export function followLive(
  port: number,
  school: TestSchool,
  token: string,
  topics: string,
  lastEventId?: string,
): Promise<LiveClient> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path: `/api/live/?topics=${topics}`,
      headers: {
        host: school.host,
        authorization: `Bearer ${token}`,
        ...(lastEventId && { 'last-event-id': lastEventId }),
      },
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming: IncomingMessage) => {
      const events: LiveEvent[] = [];
      let retry: number | null = null;
      let ended = false;
      let rest = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part: string) => {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const fields: Record<string, string> = Object.fromEntries(
            block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]),
          );
          if (fields['retry']) retry = Number(fields['retry']);
          events.push({
            event: fields['event']!,
            id: fields['id'],
            data: JSON.parse(fields['data']!) as Record<string, unknown>,
          });
        }
      });
      incoming.on('error', () => undefined);
      incoming.on('close', () => (ended = true));
      resolve({
        status: incoming.statusCode!,
        headers: incoming.headers,
        events,
        retry: () => retry,
        changes: () => events.filter(({ event }) => event === 'change').map(({ data }) => data),
        lastId: () => events.findLast(({ id }) => id !== undefined)!.id!,
        ended: () => ended,
        close: () => outgoing.destroy(),
      });
    });
    outgoing.end();
  });
}
