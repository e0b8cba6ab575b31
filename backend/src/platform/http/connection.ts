import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS } from '@bookgrove/contract';
import { newId } from '../ids.ts';
import { toProblem } from './problem.filter.ts';

/** How long a refused connection is still read, so that the sender can read the answer, in milliseconds. */
const LINGER_MS = 2_000;
/** The rest of a request that is longer than this is not read. */
const REST_BYTES = 2 * LIMITS.uploadBytes;

/** The answer to what Node could not read as a request, by the code of its error; anything else is 400. */
const STATUS_OF: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/**
 * Answers what is no readable HTTP request: headers over 16 kB, a wrong first line, or one that arrives too
 * slowly. The parser cannot go on after it, so the answer says that the connection ends, and it does. Closing
 * it at once would reset it while the sender still writes, and the answer would be lost: for a moment the rest
 * is read and discarded.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Called again for each further part of a request that was refused.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  // The answer to an earlier request on the connection is being sent: nothing can be written into it.
  if ((socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent) {
    socket.destroy(error);
    return;
  }
  const [status, words] = STATUS_OF[error.code ?? ''] ?? [400, 'Bad Request'];
  const id = newId();
  const { problem } = toProblem({ statusCode: status }, id);
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${status} ${words}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `X-Request-Id: ${id}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Reads and discards the rest of a request that was answered before all of it had arrived, such as an upload
 * without room for it: the next request on the connection begins after it. Node does this itself only for a
 * body that nothing has begun to read.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > REST_BYTES) request.destroy();
  });
  request.resume();
}
