import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';

/** A file that arrives: read once, never held whole in memory. */
export interface IncomingFile {
  name: string;
  content: Readable;
  /** Once it was read: whether it was too large and so ends early. */
  cut(): boolean;
  /** Once it was read: rejects when its sender had more to say, too late to be heard. */
  last(): Promise<void>;
}

/** What is known of a file once it lies in the storage. */
export interface ArrivedFile {
  bytes: number;
  sha256: string;
}

export const TOO_LARGE = new AppError(
  'too_large',
  'FILE_TOO_LARGE',
  'The file is larger than 50 MB. Make a smaller one, for example with smaller pictures.',
);
const EMPTY = new AppError('invalid', 'FILE_EMPTY', 'The file is empty.', {
  fields: { file: ['The file is empty. Choose another one.'] },
});
const WRONG_KIND = new AppError(
  'wrong_kind',
  'FILE_KIND_UNKNOWN',
  'This is neither an EPUB nor a PDF file.',
  {
    fields: { file: ['Choose an EPUB or a PDF file.'] },
  },
);

/** Stores a book's file as it comes in; what cannot be a book, or cannot be noted, leaves nothing behind. */
@Injectable()
export class FileIntake {
  constructor(private readonly storage: Storage) {}

  /** @throws AppError for a file that is too large, empty, or neither EPUB nor PDF */
  async take(
    folder: string,
    file: IncomingFile,
    note: (arrived: ArrivedFile) => Promise<void>,
  ): Promise<void> {
    const seen = new Onlooker();
    try {
      // Not `pipe`: a sender who goes away must break the storing too.
      pipeline(file.content, seen, () => undefined);
      await this.storage.put(`${folder}/original`, seen);
      if (file.cut()) throw TOO_LARGE;
      await file.last();
      if (seen.bytes === 0) throw EMPTY;
      assertKind(seen.kind(), file.name);
      await note({ bytes: seen.bytes, sha256: seen.digest() });
    } catch (error) {
      await this.storage.removeAll(`${folder}/`);
      throw error;
    }
  }
}

/** Counts, hashes and sniffs a stream that passes through. */
class Onlooker extends Transform {
  bytes = 0;
  private head = Buffer.alloc(0);
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    if (this.head.length < 1024) this.head = Buffer.concat([this.head, chunk]).subarray(0, 1024);
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }

  /** By its first bytes: a zip archive, or a PDF header within the first kilobyte (ISO 32000 readers allow that). */
  kind(): 'epub' | 'pdf' | null {
    if (this.head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'epub';
    return this.head.includes('%PDF-') ? 'pdf' : null;
  }
}

/** The content decides what a file is; a name that says otherwise is a mistake that its owner should know of. */
function assertKind(kind: 'epub' | 'pdf' | null, name: string): void {
  if (!kind) throw WRONG_KIND;
  const named = /\.(epub|pdf)$/i.exec(name)?.[1]?.toLowerCase();
  if (named && named !== kind)
    throw new AppError(
      'wrong_kind',
      'FILE_KIND_MISMATCH',
      `This file is called .${named}, but it is not one.`,
      {
        fields: {
          file: [
            `The content is ${kind === 'epub' ? 'a zip archive, as EPUB books are' : 'a PDF'}. Give it its right name, or choose another file.`,
          ],
        },
      },
    );
}
