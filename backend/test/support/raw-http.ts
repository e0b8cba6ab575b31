import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './http.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';

/** Sends one request over a real socket, with its path unchanged byte for byte. */
export function sendRaw<Body = Problem>(
  port: number,
  host: string,
  method: string,
  path: string,
  { headers = {}, payload }: { headers?: OutgoingHttpHeaders; payload?: string | Buffer } = {},
): Promise<Omit<Answer<Body>, 'cookies'>> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { host, ...headers },
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming: IncomingMessage) => {
      void buffer(incoming).then((bytes) => {
        const text = bytes.toString();
        const isJson = /\bjson\b/.test(incoming.headers['content-type'] ?? '');
        resolve({
          status: incoming.statusCode!,
          headers: Object.fromEntries(
            Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: (isJson && text ? JSON.parse(text) : null) as Body,
          text,
          bytes,
        });
      }, reject);
    });
    outgoing.end(payload);
  });
}

/** A connection on which a test writes bytes, whole requests or parts of them. */
export interface RawConnection {
  write(...bytes: (string | Buffer)[]): void;
  /** Resolves with everything that was received, once that matches, or once the server has closed the connection. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything that was received, once the server has closed the connection. */
  closed(): Promise<string>;
  destroy(): void;
}

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  let gone = false;
  const changed = new EventEmitter().setMaxListeners(0);
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    changed.emit('change');
  });
  socket.on('error', () => undefined); // followed by close
  for (const name of ['end', 'close'])
    socket.on(name, () => {
      gone = true;
      changed.emit('change');
    });
  const when = async (done: () => boolean): Promise<string> => {
    while (!done()) await once(changed, 'change');
    return received;
  };
  return {
    write: (...bytes) => bytes.forEach((part) => socket.write(part)),
    until: (pattern) => when(() => gone || pattern.test(received)),
    closed: () => when(() => gone),
    destroy: () => socket.destroy(),
  };
}
