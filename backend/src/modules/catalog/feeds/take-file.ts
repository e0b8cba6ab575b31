import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { notFound } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';

/** Kinds that are packed already. */
const PACKED = /\.(?:jpe?g|png|gif|webp|avif|mp3|m4a|mp4|webm|ogg|opus|woff2?)$/i;
/** The same book is the same file, byte for byte. */
const MTIME = new Date('2020-01-01T00:00:00Z');

/** The file of a book as reading apps take it: what was cleaned, never what was uploaded. */
@Injectable()
export class BookFiles {
  constructor(private readonly storage: Storage) {}

  /** Key of the cleaned PDF. */
  async pdf(bookId: string, fileId: string): Promise<string> {
    const keys = await this.storage.list(`books/${bookId}/${fileId}/content/`);
    const key = keys.find((name) => name.toLowerCase().endsWith('.pdf'));
    if (!key) throw notFound('file');
    return key;
  }

  /** The cleaned EPUB, packed while it is sent. */
  async epub(bookId: string, fileId: string): Promise<Readable> {
    const folder = `books/${bookId}/${fileId}/content/`;
    const names = (await this.storage.list(folder)).map((key) => key.slice(folder.length)).sort();
    if (!names.includes('mimetype')) throw notFound('file');
    const zip = new ZipFile();
    const options = { mtime: MTIME, mode: 0o100644 };
    // The first entry says what the file is, and lies there as it is (OCF 4.3).
    zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
    for (const name of names)
      if (name !== 'mimetype')
        zip.addReadStreamLazy(name, { ...options, compress: !PACKED.test(name) }, (done) => {
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
