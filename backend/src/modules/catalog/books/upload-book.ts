import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { may, toIsbn13, type BookRight, type Visibility } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Audience } from '../details/audience.ts';
import type { Reader } from './book-access.rules.ts';
import { slugOf } from './book.rules.ts';
import { FileIntake, type ArrivedFile, type IncomingFile } from './file-intake.ts';
import { addFile, GiveFile } from './give-file.ts';

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
  license?: string | undefined;
  rights?: BookRight | undefined;
  rights_proof?: string | undefined;
  isbn?: string | undefined;
  series?: string | undefined;
  series_position?: number | undefined;
  visibility?: Visibility | undefined;
  class_id?: string | null | undefined;
  publish: boolean;
}

/** Takes a book file in: a draft is made, or the described one found that waits for it, and the file waits for its check. */
export class UploadBook extends Command<{ id: string; status: 'waiting' }> {
  constructor(
    readonly file: IncomingFile,
    readonly details: BookDetails,
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
    private readonly intake: FileIntake,
    private readonly audience: Audience,
  ) {}

  async execute({ file, details, uploader }: UploadBook): Promise<{ id: string; status: 'waiting' }> {
    const waiting = await this.waitingFor(file.name, uploader);
    if (waiting)
      return this.commands.execute(
        new GiveFile(waiting, uploader, file, { publish: details.publish, firstOnly: true }),
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

  /** The described book that a file is named after by its ISBN, where its uploader may fill it. */
  private async waitingFor(name: string, uploader: NonNullable<Reader>): Promise<string | null> {
    const isbn = toIsbn13(name.replace(/\.\w+$/, ''));
    if (!isbn) return null;
    const [found] = await this.db.rows<{ id: string }>({
      name: 'book_that_awaits',
      text: `select id from catalog.book where tenant_id = $1 and isbn = $2 and awaits_file and status = 'draft'
               and merged_into is null and ($3 or created_by = $4) order by created_at limit 1`,
      values: [currentTenantId(), isbn, may(uploader.role, 'book.manage', uploader.place), uploader.userId],
    });
    return found?.id ?? null;
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
            visibility: details.visibility ?? (tenant_id === PLATFORM_TENANT_ID ? 'public' : 'school'),
            class_id: details.class_id ?? null,
            // What was permitted has no licence of its own; a permission is written down for nothing else.
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
          },
        ],
      });
      await addFile(tx, this.outbox, bookId, fileId, name, seen);
    });
  }
}
