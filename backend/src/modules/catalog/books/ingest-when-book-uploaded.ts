import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { levelOf } from '@bookgrove/contract/stories';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Book as BookModel, Prisma } from '../../../platform/db/generated/client.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Metrics } from '../../../platform/observability/metrics.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { BookIngested, BookRefused, BookUploaded } from '../contract.ts';
import { inspectBook } from '../ingestion/inspect-book.ts';
import type { InspectedBook, InspectionResult } from '../ingestion/types.ts';
import { isbnOf, licenseOf } from './rights.rules.ts';
import { rightToTell } from './rights-told.ts';

/** Files sent to storage at the same time. */
const SENT_AT_ONCE = 8;

/**
 * Checks an uploaded file and makes it a readable book, or refuses it in words. The slow part happens outside of the
 * transaction and is repeatable: it writes under keys of its own file alone.
 */
@Injectable()
@Consumes(BookUploaded, { name: 'catalog.ingest', queue: 'ingestion' })
export class IngestWhenBookUploaded implements Consumer<BookUploaded, InspectionResult | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly cache: PublicCache,
    private readonly metrics: Metrics,
  ) {}

  async prepare({ book_id, file_id }: BookUploaded): Promise<InspectionResult | null> {
    const [file] = await this.db.rows<{ original_name: string; status: string }>({
      name: 'file_to_ingest',
      text: 'select original_name, status from catalog.book_file where tenant_id = $1 and id = $2',
      values: [currentTenantId(), file_id],
    });
    if (!file || file.status === 'ready' || file.status === 'refused') return null;
    const folder = `books/${book_id}/${file_id}`;
    const work = await mkdtemp(join(tmpdir(), 'bookgrove-ingest-'));
    try {
      const original = join(work, 'original');
      const outDir = join(work, 'out');
      await pipeline(await this.storage.get(`${folder}/original`), createWriteStream(original));
      const result = await inspectBook({
        file: original,
        name: file.original_name,
        outDir,
        onProgress: ({ step, percentage }) => void this.note(book_id, file_id, step, percentage),
      });
      if (result.ok) await this.send(outDir, folder);
      return result;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  async handle({ book_id, file_id }: BookUploaded, tx: Tx, result: InspectionResult | null): Promise<void> {
    if (!result) return;
    const tenant_id = currentTenantId();
    const file = { tenant_id_id: { tenant_id, id: file_id } };
    const finished = { finished_at: this.clock.now(), percentage: 100, step: 'done' };
    const book = await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: book_id } } });
    if (!book) return;
    if (!result.ok) {
      const { code, reason, place } = result;
      await tx.bookFile.update({
        where: file,
        data: { ...finished, status: 'refused', code, reason, place },
      });
      await tx.book.update({
        where: { tenant_id_id: { tenant_id, id: book_id } },
        data: { ingestion: 'refused' },
      });
      await this.outbox.add(tx, BookRefused, {
        book_id,
        file_id,
        uploaded_by: book.created_by,
        title: book.title,
        reason,
        place,
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
    // A newer file of the book came meanwhile, such as an edition without a name: it alone goes on the shelf.
    const newer = { book_id, created_at: { gt: created_at }, status: { not: 'refused' as const } };
    if ((await tx.bookFile.count({ where: { tenant_id, ...newer } })) > 0) return;
    const described = describe(book, result.book);
    // A wish to be published at once is kept where its right is told; otherwise it waits as a draft for its sender.
    const published =
      book.status === 'published' ||
      (book.publish_when_ready &&
        book.status === 'draft' &&
        (await rightToTell(tx, { ...book, ...described })) === null);
    await tx.book.update({
      where: { tenant_id_id: { tenant_id, id: book_id } },
      data: {
        ...described,
        awaits_file: false,
        file_id,
        ingestion: 'ready',
        ...(published &&
          book.status === 'draft' && {
            status: 'published',
            published_at: book.published_at ?? this.clock.now(),
          }),
      },
    });
    await this.outbox.add(tx, BookIngested, {
      book_id,
      uploaded_by: book.created_by,
      title: described.title,
      published,
    });
    await this.cache.announce(tx);
  }

  /** After the last try: the uploader must not be left with a bar that never ends. */
  async failed({ book_id, file_id }: BookUploaded, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.db.transaction((tx) =>
      this.handle({ book_id, file_id }, tx, {
        ok: false,
        code: 'CHECK_FAILED',
        reason: 'We could not check this file because of a fault on our side. Please upload it again later.',
        place: '',
      }),
    );
  }

  private async note(bookId: string, fileId: string, step: string, percentage: number): Promise<void> {
    await this.db
      .transaction(async (tx) => {
        const noted = await tx.bookFile.updateMany({
          where: { tenant_id: currentTenantId(), id: fileId, status: { in: ['waiting', 'processing'] } },
          data: { status: 'processing', step, percentage },
        });
        if (noted.count > 0)
          await tx.book.updateMany({
            where: { tenant_id: currentTenantId(), id: bookId, ingestion: 'waiting' },
            data: { ingestion: 'processing' },
          });
      })
      .catch(() => undefined); // a missed note is made up for by the next one
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

/** Words below which a guess of the level says nothing. */
const WORDS_TO_GUESS = 30;

/** How hard its first pages are to read, by open formulas; null where too few words, or no language, tell. */
function levelIn({ samples = [], ...found }: InspectedBook, said: string): number | null {
  const language = said === 'und' ? found.language : said;
  const level = language ? levelOf(samples, language) : null;
  return level && level.words >= WORDS_TO_GUESS ? level.band : null;
}

/** What the file tells about the book, where the uploader did not say it. */
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
  // What a list or a form said before the file came stands; a later file may say otherwise.
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
    // A cover that somebody put there stays.
    ...(book.cover_id === null && {
      has_cover: found.cover !== null,
      cover_color: found.cover?.color ?? null,
    }),
  };
}
