import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../platform/errors.ts';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { Storage } from '../../../../platform/storage/storage.ts';

/** A file that is being received: read once, never completely in memory. */
export interface IncomingFile {
  name: string;
  content: Readable;
  /** Whether it was truncated because it is too large; valid after reading. */
  cut(): boolean;
  /** Rejects when the sender added more fields after the file; call after reading. */
  last(): Promise<void>;
}

/** The data of a file after it was stored. */
export interface StoredUpload {
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

/**
 * Stores a book's file while it is received; nothing is left of a file that cannot be a book or cannot be recorded.
 */
@Injectable()
export class UploadStorage {
  constructor(private readonly storage: Storage) {}

  /** @throws AppError for a file that is too large, empty, or neither EPUB nor PDF */
  async take(
    folder: string,
    file: IncomingFile,
    note: (arrived: StoredUpload) => Promise<void>,
  ): Promise<void> {
    const seen = new Onlooker();
    try {
      // `pipeline`, not `pipe`: storing must fail when the sender disconnects.
      pipeline(file.content, seen, () => undefined);
      await this.storage.put(`${folder}/original`, seen);
      crashPoint('upload.stored');
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

/** Counts, hashes and detects the kind of a stream that passes through. */
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

  /**
   * Kind by the first bytes: a zip archive, or a PDF header within the first kilobyte (readers of ISO 32000 allow
   * that).
   */
  kind(): 'epub' | 'pdf' | null {
    if (this.head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'epub';
    return this.head.includes('%PDF-') ? 'pdf' : null;
  }
}

/** Refuses a file whose name has the extension of another kind than its content, so that its owner can correct it. */
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
