import { createConnection } from 'node:net';

/** Paths to request, in turn and repeatedly. */
export interface Target {
  port: number;
  host: string;
  paths: string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent with each request; of several, one after the other. */
  body?: string | string[];
  /** Expected status; any other stops the bench. */
  expect?: number;
}

/** Latencies in milliseconds of every answer of one window. */
export interface Window {
  seconds: number;
  latencies: number[];
}

/**
 * Closed loop: each of `concurrency` connections sends its next request when the last one was answered. Uses
 * raw sockets, because the load shares the machine's cores with what it measures.
 */
export async function load(target: Target, concurrency: number, seconds: number): Promise<Window> {
  const latencies: number[] = [];
  const bodies = [target.body].flat();
  const requests = target.paths.flatMap((path) => bodies.map((body) => requestOf(target, path, body)));
  const until = performance.now() + seconds * 1_000;
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, () =>
      converse(
        target,
        () => (performance.now() < until ? requests[next++ % requests.length]! : null),
        latencies,
      ),
    ),
  );
  return { seconds: (performance.now() - began) / 1_000, latencies };
}

function requestOf(
  { host, port, method = 'GET', headers = {} }: Target,
  path: string,
  body: string | undefined,
): string {
  const lines = Object.entries({
    host: `${host}:${port}`,
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** One connection: sends requests in turn until there are no more. */
function converse(
  { port, expect = 200 }: Target,
  take: () => string | null,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let missing = -1; // bytes of the body still to arrive; -1 while the head is read
    let head = '';
    const send = () => {
      const request = take();
      if (request === null) {
        socket.destroy();
        return resolve();
      }
      head = '';
      missing = -1;
      sent = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      let bytes = chunk.length;
      if (missing < 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const status = Number(head.slice(9, 12));
        const length = /\r\ncontent-length: (\d+)/i.exec(head);
        if (status !== expect || !length) {
          socket.destroy();
          return reject(new Error(`The bench expected ${expect} and got:\n${head.slice(0, 1_000)}`));
        }
        missing = Number(length[1]);
        bytes = head.length - end - 4;
      }
      missing -= bytes;
      if (missing > 0) return;
      latencies.push(performance.now() - sent);
      send();
    });
  });
}
