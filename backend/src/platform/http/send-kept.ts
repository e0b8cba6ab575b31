import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicCache } from './public-cache.ts';

/** What an answer varies by besides its address, and the language that was chosen. */
interface Spoken<T> {
  vary: string;
  language?: (answer: T) => string;
}

/**
 * Sends an answer that is the same for every visitor of a tenant: rendered once for each `key` until the
 * tenant's data change, with an ETag (RFC 9110), so that a client that has it already gets a 304.
 */
export async function sendKept<T>(
  { cache, request, reply }: { cache: PublicCache; request: FastifyRequest; reply: FastifyReply },
  key: string,
  { vary, language }: Spoken<T>,
  find: () => Promise<T>,
): Promise<void> {
  const kept = await cache.keep(key, async () => {
    const answer = await find();
    const body = Buffer.from(JSON.stringify(answer));
    return {
      body,
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      language: language?.(answer),
    };
  });
  void reply.header('etag', kept.etag).header('cache-control', 'public, no-cache').header('vary', vary);
  if (kept.language) void reply.header('content-language', kept.language);
  if (request.headers['if-none-match'] === kept.etag) return void reply.status(304).send();
  void reply.type('application/json; charset=utf-8').send(kept.body);
}
