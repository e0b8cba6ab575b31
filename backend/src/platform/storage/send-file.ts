import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError, notFound } from '../errors.ts';
import { bookFilePolicy } from '../http/csp.ts';
import type { AppRequest } from '../http/request.ts';
import { assertKey, Storage, type ByteRange } from './storage.ts';

/** Media types that the checks of files allow; other types are never stored. */
const MEDIA_TYPES: Record<string, string> = {
  '.xhtml': 'application/xhtml+xml',
  '.html': 'application/xhtml+xml',
  '.htm': 'application/xhtml+xml',
  '.xml': 'application/xml',
  '.opf': 'application/oebps-package+xml',
  '.ncx': 'application/x-dtbncx+xml',
  '.smil': 'application/smil+xml',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.otf': 'font/otf',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.pls': 'application/pls+xml',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Sends a stored file or the requested part of it (RFC 9110 §14), with headers that prevent its execution as
 * a page.
 */
@Injectable()
export class SendFile {
  constructor(private readonly storage: Storage) {}

  async send(request: AppRequest, reply: FastifyReply, key: string, cacheControl: string): Promise<void> {
    try {
      assertKey(key);
    } catch {
      throw notFound('file');
    }
    const object = await this.storage.stat(key);
    if (!object) throw notFound('file');
    void reply
      .header('cache-control', cacheControl)
      .header('etag', object.etag)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', bookFilePolicy)
      .header('x-content-type-options', 'nosniff')
      .type(MEDIA_TYPES[extname(key).toLowerCase()] ?? 'application/octet-stream');
    if (request.headers['if-none-match'] === object.etag) return void reply.status(304).send();
    const range = parseRange(request.headers.range, object.bytes);
    if (range === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${object.bytes}`);
      throw new AppError(
        'not_satisfiable',
        'range_not_satisfiable',
        'The file is shorter than the part that was asked for.',
      );
    }
    if (range)
      void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${object.bytes}`);
    void reply.header('content-length', range ? range.end - range.start + 1 : object.bytes);
    // Sent as a stream in both cases: otherwise Fastify would state a length of 0 for HEAD.
    void reply.send(
      request.method === 'HEAD' ? Readable.from([]) : await this.storage.get(key, range ?? undefined),
    );
  }
}

/** One byte range; several in one header, or none, mean the whole file. */
function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const suffix = match[1] === '';
  const start = suffix ? Math.max(0, bytes - Number(match[2])) : Number(match[1]);
  const end = suffix || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}
