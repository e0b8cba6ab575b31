import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { BookUploaded } from '../contract.ts';
import { slugOf } from './book.rules.ts';
import { FileIntake, type ArrivedFile, type IncomingFile } from './file-intake.ts';

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

@CommandHandler(UploadBook)
export class UploadBookHandler implements ICommandHandler<UploadBook> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly intake: FileIntake,
  ) {}

  async execute({ file, details, uploadedBy }: UploadBook): Promise<{ id: string; status: 'waiting' }> {
    const bookId = newId();
    const fileId = newId();
    await this.intake.take(`books/${bookId}/${fileId}`, file, (arrived) =>
      this.save(bookId, fileId, file.name, arrived, details, uploadedBy),
    );
    return { id: bookId, status: 'waiting' };
  }

  private async save(
    bookId: string,
    fileId: string,
    name: string,
    seen: ArrivedFile,
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
            sha256: seen.sha256,
          },
        ],
      });
      await this.outbox.add(tx, BookUploaded, { book_id: bookId, file_id: fileId });
    });
  }
}
