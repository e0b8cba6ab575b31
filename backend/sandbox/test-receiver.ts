import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives webhooks in tests. */
export interface TestReceiver {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string; path: string }[];
  /** The status that calls are answered with. */
  answer: number;
  close(): void;
}

export async function startReceiver(): Promise<TestReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body, path: request.url! });
      response.writeHead(receiver.answer).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: 204,
    close: () => server.close(),
  };
  return receiver;
}
