import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { BookUploaded } from '../contract.ts';
import { slugOf } from './book.rules.ts';

/** What the uploader says of the book; the file itself may know better titles and authors. */
export interface BookDetails {
  title?: string | undefined;
  summary?: string | undefined;
  authors?: string[] | undefined;
  categories?: string[] | undefined;
  language?: string | undefined;
  reading_level?: number | undefined;
  age_min?: number | undefined;
  age_max?: number | undefined;
  age_rating?: number | undefined;
  sdg_goals?: number[] | undefined;
  themes?: string[] | undefined;
  publish: boolean;
}

/** A file that arrives: read once, never held whole in memory. */
export interface IncomingFile {
  name: string;
  content: Readable;
  /** Once it was read: whether it was too large and so ends early. */
  cut(): boolean;
  /** Once it was read: rejects when its sender had more to say, too late to be heard. */
  last(): Promise<void>;
}

/** Takes a book file in: a draft is made and the file waits for its check. */
export class UploadBook extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly file: IncomingFile,
    readonly details: BookDetails,
    readonly uploadedBy: string,
  ) {
    super();
  }
}

const TOO_LARGE = new AppError(
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

@CommandHandler(UploadBook)
export class UploadBookHandler implements ICommandHandler<UploadBook> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
  ) {}

  async execute({ file, details, uploadedBy }: UploadBook): Promise<{ id: string; status: 'waiting' }> {
    const bookId = newId();
    const fileId = newId();
    const folder = `books/${bookId}/${fileId}`;
    const seen = new Onlooker();
    try {
      // Not `pipe`: a sender who goes away must break the storing too.
      pipeline(file.content, seen, () => undefined);
      await this.storage.put(`${folder}/original`, seen);
      if (file.cut()) throw TOO_LARGE;
      await file.last();
      if (seen.bytes === 0) throw EMPTY;
      assertKind(seen.kind(), file.name);
      await this.save(bookId, fileId, file.name, seen, details, uploadedBy);
    } catch (error) {
      await this.storage.removeAll(`${folder}/`);
      throw error;
    }
    return { id: bookId, status: 'waiting' };
  }

  private async save(
    bookId: string,
    fileId: string,
    name: string,
    seen: Onlooker,
    details: BookDetails,
    uploadedBy: string,
  ): Promise<void> {
    const tenant_id = currentTenantId();
    const title =
      details.title?.trim() ||
      name
        .replace(/\.(epub|pdf)$/i, '')
        .replace(/[_-]+/g, ' ')
        .trim() ||
      'Untitled';
    await this.db.transaction(async (tx) => {
      await tx.book.createMany({
        data: [
          {
            id: bookId,
            tenant_id,
            slug: `${slugOf(title)}-${bookId.slice(-6)}`,
            title: title.slice(0, 255),
            title_from_file: !details.title?.trim(),
            summary: details.summary ?? '',
            authors: details.authors ?? [],
            illustrators: [],
            categories: details.categories ?? [],
            language: details.language ?? 'und',
            reading_level: details.reading_level ?? null,
            age_min: details.age_min ?? null,
            age_max: details.age_max ?? null,
            // Who says for which ages a book is has rated it.
            age_rating: details.age_rating ?? details.age_min ?? null,
            visibility: tenant_id === PLATFORM_TENANT_ID ? 'public' : 'school',
            sdg_goals: details.sdg_goals ?? [],
            themes: details.themes ?? [],
            publish_when_ready: details.publish,
            created_by: uploadedBy,
          },
        ],
      });
      await tx.bookFile.createMany({
        data: [
          {
            id: fileId,
            tenant_id,
            book_id: bookId,
            original_name: name.slice(0, 255),
            bytes: seen.bytes,
            sha256: seen.digest(),
          },
        ],
      });
      await this.outbox.add(tx, BookUploaded, { book_id: bookId, file_id: fileId });
    });
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
