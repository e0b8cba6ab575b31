import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { startEpub } from '../../documents/epub-zip.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Storage } from '../../../../platform/storage/storage.ts';

/** Files that are compressed already. */
const COMPRESSED = /\.(?:jpe?g|png|gif|webp|avif|mp3|m4a|mp4|webm|ogg|opus|woff2?)$/i;
/** A fixed time, so that the same book always gives the same file. */
const MTIME = new Date('2020-01-01T00:00:00Z');

/** The file of a book that reading apps download: the cleaned one, never the uploaded one. */
@Injectable()
export class BookFiles {
  constructor(private readonly storage: Storage) {}

  /** Storage key of the cleaned PDF. */
  async pdf(bookId: string, fileId: string): Promise<string> {
    const keys = await this.storage.list(`books/${bookId}/${fileId}/content/`);
    const key = keys.find((name) => name.toLowerCase().endsWith('.pdf'));
    if (!key) throw notFound('file');
    return key;
  }

  /** The cleaned EPUB, compressed while it is sent. */
  async epub(bookId: string, fileId: string): Promise<Readable> {
    const folder = `books/${bookId}/${fileId}/content/`;
    const names = (await this.storage.list(folder)).map((key) => key.slice(folder.length)).sort();
    if (!names.includes('mimetype')) throw notFound('file');
    const { zip, options } = startEpub(MTIME);
    for (const name of names)
      if (name !== 'mimetype')
        zip.addReadStreamLazy(name, { ...options, compress: !COMPRESSED.test(name) }, (done) => {
          this.storage.get(folder + name).then(
            (stream) => done(null, stream),
            (error: unknown) => done(error, null as never),
          );
        });
    const output = zip.outputStream as Readable;
    zip.on('error', (error: Error) => output.destroy(error));
    zip.end();
    return output;
  }
}
