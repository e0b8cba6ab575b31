import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may, toIsbn13 } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { VisibilityCheck } from './visibility-check.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { BookWriter } from '../books/book-writer.ts';
import { slugOf } from '../books/book.rules.ts';
import { UploadStorage, type StoredUpload, type IncomingFile } from './upload-storage.ts';
import { addFile, AttachFile } from './attach-file.ts';
import type { UploadedDetails } from './receive-upload.ts';

/**
 * Uploads a book file: creates a draft, or finds the described book that waits for it, and the file waits for its
 * check.
 */
export class UploadBook extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly file: IncomingFile,
    readonly details: UploadedDetails,
    readonly uploader: NonNullable<Reader>,
  ) {
    super();
  }
}

@CommandHandler(UploadBook)
export class UploadBookHandler implements ICommandHandler<UploadBook> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly intake: UploadStorage,
    private readonly audience: VisibilityCheck,
    private readonly writer: BookWriter,
  ) {}

  async execute({ file, details, uploader }: UploadBook): Promise<{ id: string; status: 'waiting' }> {
    const waiting = await this.waitingFor(file.name, uploader);
    if (waiting)
      return this.commands.execute(
        new AttachFile(waiting, uploader, file, { publish: details.publish, firstOnly: true }),
      );
    const bookId = newId();
    const heard = details.visibility
      ? await this.audience.of(uploader, details.visibility, details.class_id)
      : null;
    const fileId = newId();
    await this.intake.take(`books/${bookId}/${fileId}`, file, (arrived) =>
      this.save(bookId, fileId, file.name, arrived, { ...details, ...heard }, uploader.userId),
    );
    return { id: bookId, status: 'waiting' };
  }

  /** The described book whose ISBN is in the name of the file, if its uploader may attach a file to it. */
  private async waitingFor(name: string, uploader: NonNullable<Reader>): Promise<string | null> {
    const isbn = toIsbn13(name.replace(/\.\w+$/, ''));
    if (!isbn) return null;
    const [found] = await this.db.rows<{ id: string }>({
      name: 'book_that_awaits',
      text: `select id from catalog.book where tenant_id = $1 and isbn = $2 and awaits_file and status = 'draft'
               and merged_into is null and ($3 or created_by = $4) order by created_at limit 1`,
      values: [
        currentTenantId(),
        isbn,
        may(uploader.role, 'book.manage', uploader.tenantKind),
        uploader.userId,
      ],
    });
    return found?.id ?? null;
  }

  private async save(
    bookId: string,
    fileId: string,
    name: string,
    seen: StoredUpload,
    details: UploadedDetails,
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
      await this.writer.create(tx, {
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
        // A stated age range also sets the age rating.
        age_rating: details.age_rating ?? details.age_min ?? null,
        visibility: details.visibility ?? (tenant_id === PLATFORM_TENANT_ID ? 'public' : 'school'),
        class_id: details.class_id ?? null,
        // A book with a permission has no licence; the text about a permission is stored for no other right.
        license: (details.rights !== 'permission' && details.license) || null,
        rights: details.rights ?? null,
        rights_proof: details.rights === 'permission' ? (details.rights_proof?.trim() ?? '') : '',
        isbn: details.isbn ? toIsbn13(details.isbn) : null,
        series: details.series?.trim() || null,
        series_position: details.series_position ?? null,
        sdg_goals: details.sdg_goals ?? [],
        themes: details.themes ?? [],
        publish_when_ready: details.publish,
        created_by: uploadedBy,
      });
      await addFile(tx, this.outbox, bookId, fileId, name, seen);
    });
  }
}
