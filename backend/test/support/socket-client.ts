import { WebSocket } from 'ws';
import type { TestSchool } from './http.ts';

/** A WebSocket to the application, with what has come so far. */
export interface SocketClient {
  /** Status of the refusal; 101 when it was opened. */
  status: number;
  messages: { present: { id: string; name: string }[] }[];
  /** Binary messages that have come so far. */
  sounds: Buffer[];
  /** Names in the last message. */
  present(): string[];
  /** Code of the end and its reason; null while it is open. */
  closed(): { code: number; reason: string } | null;
  pings(): number;
  /** Text as text, anything else as binary data. */
  send(data: string | Buffer): void;
  close(): void;
}

interface Wish {
  port: number;
  school: TestSchool;
  ticket: string | undefined;
  /** The page's origin; by default that of the school. */
  origin?: string | null;
}

/** Opens a WebSocket as a browser does; resolves once it is open or refused. */
export function openSocket({ port, school, ticket, origin }: Wish): Promise<SocketClient> {
  return new Promise((resolve, reject) => {
    const host = school.host;
    const protocols = ['bookgrove.live.v1', ...(ticket === undefined ? [] : [ticket])];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live/socket`, protocols, {
      headers: { host, ...(origin !== null && { origin: origin ?? `http://${host}` }) },
    });
    let closed: ReturnType<SocketClient['closed']> = null;
    let pings = 0;
    const messages: SocketClient['messages'] = [];
    const sounds: Buffer[] = [];
    const client = (status: number): SocketClient => ({
      status,
      messages,
      sounds,
      present: () => messages.at(-1)?.present.map(({ name }) => name) ?? [],
      closed: () => closed,
      pings: () => pings,
      send: (data) => socket.send(data),
      close: () => socket.terminate(),
    });
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (binary) sounds.push(data);
      else messages.push(JSON.parse(data.toString()) as SocketClient['messages'][number]);
    });
    socket.on('ping', () => (pings += 1));
    socket.on('close', (code, reason) => (closed = { code, reason: reason.toString() }));
    socket.once('open', () => resolve(client(101)));
    socket.once('unexpected-response', (request, response) => {
      resolve(client(response.statusCode!));
      request.destroy();
    });
    socket.on('error', reject); // after the promise is settled it changes nothing
  });
}
