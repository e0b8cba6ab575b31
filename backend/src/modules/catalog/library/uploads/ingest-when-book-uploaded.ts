import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { levelOf } from '@bookgrove/contract/stories';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Book as BookModel, Prisma } from '../../../../platform/db/generated/client.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Metrics } from '../../../../platform/observability/metrics.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { inWorkFolder } from '../../../../platform/storage/work-folders.ts';
import { ProcessorBudget } from '../../../../platform/uploads/processor-budget.ts';
import { BookIngested, BookRefused, BookUploaded, WorksErased } from '../../contract.ts';
import { inspectBook } from '../../documents/ingestion/inspect-book.ts';
import type { InspectedBook, InspectionResult } from '../../documents/ingestion/types.ts';
import { isbnOf, licenseOf } from '../books/rights.rules.ts';
import { nameOf } from '../../shared/person-name.ts';
import { BookWriter } from '../books/book-writer.ts';
import { missingRightsStatement } from '../books/assert-rights-stated.ts';

/** How many files are sent to storage concurrently. */
const SENT_AT_ONCE = 8;

/** The result of the check, and the uploader's name for the history of the book. */
interface CheckedFile {
  result: InspectionResult;
  uploader: string;
}

/**
 * Checks an uploaded file and makes it a readable book, or refuses it with a reason. The slow part runs outside of
 * the transaction and can be repeated: it writes only under keys of its own file.
 */
@Injectable()
@Consumes(BookUploaded, { name: 'catalog.ingest', queue: 'ingestion', retry: RETRY.minutes })
export class IngestWhenBookUploaded implements Consumer<BookUploaded, CheckedFile | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    private readonly queries: QueryBus,
    private readonly writer: BookWriter,
    private readonly processor: ProcessorBudget,
  ) {}

  async prepare({ book_id, file_id }: BookUploaded): Promise<CheckedFile | null> {
    const [file] = await this.db.rows<{ original_name: string; status: string; created_by: string }>({
      name: 'file_to_ingest',
      text: `select f.original_name, f.status, b.created_by from catalog.book_file f
             join catalog.book b on b.tenant_id = f.tenant_id and b.id = f.book_id
             where f.tenant_id = $1 and f.id = $2`,
      values: [currentTenantId(), file_id],
    });
    if (!file || file.status === 'ready' || file.status === 'refused') return null;
    const { original_name, created_by } = file;
    await this.processor.assertLeft(created_by, () => this.notePostponed(file_id));
    const folder = `books/${book_id}/${file_id}`;
    let spent = 0;
    return inWorkFolder(async (work) => {
      const original = join(work, 'original');
      const outDir = join(work, 'out');
      await pipeline(await this.storage.get(`${folder}/original`), createWriteStream(original));
      const result = await inspectBook({
        file: original,
        name: original_name,
        outDir,
        onProgress: ({ step, percentage }) => void this.note(book_id, file_id, step, percentage),
        onProcessorTime: (milliseconds) => (spent = milliseconds),
      }).finally(() => this.processor.spend(created_by, spent));
      crashPoint('ingestion.checked');
      if (result.ok) await this.send(outDir, folder);
      return { result, uploader: await nameOf(this.queries, created_by) };
    });
  }

  async handle({ book_id, file_id }: BookUploaded, tx: Tx, checked: CheckedFile | null): Promise<void> {
    if (!checked) return;
    const { result } = checked;
    const tenant_id = currentTenantId();
    const file = { tenant_id_id: { tenant_id, id: file_id } };
    const finished = { finished_at: this.clock.now(), percentage: 100, step: 'done' };
    // Lock order: the file, then the book, as in the updates of progress.
    const files = await tx.$queryRaw<unknown[]>`
      select 1 from catalog.book_file where tenant_id = ${tenant_id}::uuid and id = ${file_id}::uuid for update`;
    const book = await this.writer.lock(tx, book_id);
    if (!book || files.length === 0) {
      // Erased while it was checked: nobody else would delete what the check stored.
      const folders = [`books/${book_id}/${file_id}/`];
      await this.outbox.add(tx, WorksErased, { erased_ids: [], changed_ids: [], folders });
      return;
    }
    if (!result.ok) {
      const { code, reason, location } = result;
      await tx.bookFile.update({
        where: file,
        data: { ...finished, status: 'refused', code, reason, location },
      });
      await this.writer.refuseFile(tx, book);
      await this.outbox.add(tx, BookRefused, {
        book_id,
        file_id,
        uploaded_by: book.created_by,
        title: book.title,
        reason,
        place: location,
      });
      this.metrics.refusals.inc({ code });
      return;
    }
    const { created_at } = await tx.bookFile.update({
      where: file,
      data: {
        ...finished,
        status: 'ready',
        findings: result.book.findings as unknown as Prisma.InputJsonArray,
        manifest: result.book.manifest as unknown as Prisma.InputJsonObject,
      },
    });
    // A newer file of the book was uploaded meanwhile, such as an edition without a name: only the newest is
    // published.
    const newer = { book_id, created_at: { gt: created_at }, status: { not: 'refused' as const } };
    if ((await tx.bookFile.count({ where: { tenant_id, ...newer } })) > 0) return;
    const described = describe(book, result.book);
    // A book is published at once if its uploader requested it and its rights are stated; otherwise it stays a draft.
    const publish =
      book.publish_when_ready &&
      book.status === 'draft' &&
      book.merged_into === null &&
      (await missingRightsStatement(tx, { ...book, ...described })) === null;
    const publisher = publish ? { id: book.created_by, name: checked.uploader } : null;
    await this.writer.acceptFile(tx, book, file_id, described, publisher);
    await this.outbox.add(tx, BookIngested, {
      book_id,
      uploaded_by: book.created_by,
      title: described.title,
      published: publish || book.status === 'published',
    });
  }

  /** After the last attempt the file is refused, so that its uploader does not wait for ever. */
  async failed({ book_id, file_id }: BookUploaded, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.db.transaction((tx) =>
      this.handle({ book_id, file_id }, tx, {
        uploader: '',
        result: {
          ok: false,
          code: 'CHECK_FAILED',
          reason:
            'We could not check this file because of a fault on our side. Please upload it again later.',
          location: '',
        },
      }),
    );
  }

  /** Shows the uploader that the file waits until the hour of its processor budget is over. */
  private notePostponed(id: string): Promise<unknown> {
    const where = {
      tenant_id: currentTenantId(),
      id,
      status: { in: ['waiting' as const, 'processing' as const] },
    };
    return this.db.transaction((tx) =>
      tx.bookFile.updateMany({ where, data: { status: 'waiting', step: 'postponed', percentage: 0 } }),
    );
  }

  private async note(bookId: string, fileId: string, step: string, percentage: number): Promise<void> {
    await this.db
      .transaction(async (tx) => {
        const noted = await tx.bookFile.updateMany({
          where: { tenant_id: currentTenantId(), id: fileId, status: { in: ['waiting', 'processing'] } },
          data: { status: 'processing', step, percentage },
        });
        if (noted.count > 0) await this.writer.beginCheck(tx, bookId);
      })
      .catch(() => undefined); // the next progress update makes up for a lost one
  }

  private async send(outDir: string, folder: string): Promise<void> {
    const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const lanes = Array.from({ length: SENT_AT_ONCE }, async () => {
      for (let path = files.pop(); path; path = files.pop())
        await this.storage.put(
          `${folder}/${relative(outDir, path).split(sep).join('/')}`,
          createReadStream(path),
        );
    });
    await Promise.all(lanes);
  }
}

/** The fewest words from which the level is estimated. */
const WORDS_TO_GUESS = 30;

/** Level of its first pages by readability formulas, 0 to 3; null with too few words or without a language. */
function levelIn({ samples = [], ...found }: InspectedBook, said: string): number | null {
  const language = said === 'und' ? found.language : said;
  const level = language ? levelOf(samples, language) : null;
  return level && level.words >= WORDS_TO_GUESS ? level.band : null;
}

/** Details from the file, where the uploader stated none. */
function describe(
  book: Pick<
    BookModel,
    | 'title'
    | 'title_from_file'
    | 'authors'
    | 'summary'
    | 'language'
    | 'keywords'
    | 'isbn'
    | 'license'
    | 'publisher'
    | 'awaits_file'
    | 'cover_id'
    | 'subtitle'
    | 'illustrators'
    | 'translators'
    | 'narrators'
  >,
  found: InspectedBook,
) {
  const named = (role: string) =>
    found.contributors.filter((person) => person.role === role).map(({ name }) => name);
  const clip = (text: string) => text.slice(0, 255);
  // Details from a list or a form are kept; a later file may replace those of an earlier one.
  const kept = <Value extends { length: number }>(said: Value | null, inFile: Value): Value =>
    book.awaits_file && said && said.length > 0 ? said : inFile;
  const title = clip((book.title_from_file && found.title) || book.title);
  return {
    title,
    subtitle: kept(book.subtitle, (found.subtitle && clip(found.subtitle)) ?? '') || null,
    authors: book.authors.length > 0 ? book.authors : named('author').map(clip),
    illustrators: kept(book.illustrators, named('illustrator').map(clip)),
    summary: book.summary || (found.description ?? ''),
    language: book.language === 'und' ? (found.language ?? 'und') : book.language,
    translators: kept(book.translators, named('translator').map(clip)),
    narrators: kept(book.narrators, named('narrator').map(clip)),
    publisher: book.publisher ?? (found.publisher && clip(found.publisher)),
    isbn: book.isbn ?? isbnOf(found.identifiers),
    license: book.license ?? licenseOf(found.rights),
    keywords: book.keywords.length > 0 ? book.keywords : found.subjects,
    accessibility_features: found.accessibility.features,
    accessibility_hazards: found.accessibility.hazards,
    accessibility_summary: found.accessibility.summary,
    level_guess: levelIn(found, book.language),
    word_count: found.word_count,
    pages: found.pages,
    reading_minutes: found.reading_minutes,
    format: found.format,
    layout: found.layout,
    direction: found.direction,
    has_audio: found.has_audio,
    // A cover that somebody set is kept.
    ...(book.cover_id === null && {
      has_cover: found.cover !== null,
      cover_color: found.cover?.color ?? null,
    }),
  };
}
