import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
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
