import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { levelOf, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { slugOf } from '../../books/book.rules.ts';
import { BookUploaded, StoryCleared } from '../../contract.ts';
import { buildEpub } from '../epub/build-epub.ts';
import { FamilyKey, WRITTEN_BY } from '../family-key.ts';
import { lockStory } from '../find-story.ts';
import { giveCreditAnew } from '../versions/credits.ts';
import { ClearStory } from './turn-keys.ts';

interface Bound {
  bytes: number;
  sha256: string;
  authors: string[];
  child: boolean;
  level: number | null;
  title: string;
}

/** The press: binds the edition, and hands it to the same check that every book goes through. */
@Injectable()
@Consumes(StoryCleared, { name: 'catalog.bind-story', queue: 'ingestion' })
export class BindWhenStoryCleared implements Consumer<StoryCleared, Bound | null> {
  constructor(
    private readonly clear: ClearStory,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly family: FamilyKey,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  async prepare({ story_id, edition_id }: StoryCleared): Promise<Bound | null> {
    const [found, stored] = await this.db.batch([
      {
        name: 'story_to_bind',
        text: `select ${WRITTEN_BY}, s.title, s.language, s.cover, s.pages, s.book_id, s.license, s.credits
               from catalog.story s where s.tenant_id = $1 and s.id = $2 and s.edition_id = $3`,
        values: [currentTenantId(), story_id, edition_id],
      },
      {
        name: 'media_to_bind',
        text: 'select id, kind, bytes, seconds from catalog.story_media where tenant_id = $1 and story_id = $2',
        values: [currentTenantId(), story_id],
      },
    ]);
    const story = found!.rows[0] as
      | {
          authors: string[];
          title: string;
          language: string;
          cover: Scene;
          pages: StoryPage[];
          book_id: string;
          license: string | null;
          credits: string[];
        }
      | undefined;
    if (!story) return null;
    const media = stored!.rows as { id: string; kind: string; bytes: Buffer; seconds: number | null }[];
    const keys = await Promise.all(story.authors.map((author) => this.family.of(author, [])));
    const { name: school } = await this.queries.execute(new GetSchool());
    const authors = await this.family.signatures(story.authors, school);
    const facts = { ...story, id: story.book_id, authors, publisher: school, modified: this.clock.now() };
    const epub = await buildEpub(
      facts,
      new Map(media.filter(({ kind }) => kind === 'picture').map(({ id, bytes }) => [id, bytes])),
      new Map(
        media
          .filter(({ kind }) => kind === 'voice')
          .map(({ id, bytes, seconds }) => [id, { bytes, seconds: seconds ?? 0 }]),
      ),
    );
    await this.storage.put(`books/${story.book_id}/${edition_id}/original`, Readable.from([epub]));
    const level = levelOf(
      story.pages.map(({ text }) => text),
      story.language,
    );
    return {
      authors,
      child: keys.some(({ student }) => student),
      title: story.title,
      bytes: epub.length,
      sha256: createHash('sha256').update(epub).digest('hex'),
      level: level && level.band,
    };
  }

  async handle({ story_id, edition_id }: StoryCleared, tx: Tx, bound: Bound | null): Promise<void> {
    if (!bound) return;
    const story = await lockStory(tx, story_id);
    if (story.edition_id !== edition_id || !story.book_id) return;
    const { tenant_id, book_id, language, author_id } = story;
    const [age_min, age_max] = bound.level === null ? [null, null] : AGES[bound.level]!;
    const translated = story.derivation === 'translation' ? story.from_id : null;
    const facts = {
      title: bound.title,
      title_from_file: false,
      authors: bound.authors,
      language,
      license: story.license,
      based_on: story.from_id,
      ...(translated && { translation_of: translated, work_id: await workOf(tx, translated) }),
      student_made: bound.child,
      form: story.kind,
      // A teacher has read it for children: fit for all of them.
      age_rating: 0,
      reading_level: bound.level === null ? null : bound.level + 1,
      age_min,
      age_max,
      status: 'draft' as const,
      publish_when_ready: true,
      ingestion: 'waiting' as const,
    };
    const was = await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: book_id } } });
    const made = await tx.book.updateMany({ where: { tenant_id, id: book_id }, data: facts });
    if (made.count === 0)
      await tx.book.createMany({
        data: [
          {
            ...facts,
            id: book_id,
            tenant_id,
            slug: `${slugOf(bound.title)}-${book_id.slice(-6)}`,
            illustrators: [],
            categories: [],
            created_by: author_id,
          },
        ],
      });
    await tx.bookFile.createMany({
      data: [
        {
          id: edition_id,
          tenant_id,
          book_id,
          original_name: `${slugOf(bound.title)}.epub`,
          bytes: bound.bytes,
          sha256: bound.sha256,
        },
      ],
    });
    await this.outbox.add(tx, BookUploaded, { book_id, file_id: edition_id });
    // Who stands on this book names it as it is called now, and those it is by as they may be named now.
    if (was) for (const id of await giveCreditAnew(tx, was, bound)) await this.clear.anew(tx, id);
  }
}

/** The work that a book belongs to; one that belonged to none begins its own. */
async function workOf(tx: Tx, book_id: string): Promise<string | null> {
  const where = { tenant_id_id: { tenant_id: currentTenantId(), id: book_id } };
  const book = await tx.book.findUnique({ where, select: { work_id: true } });
  if (!book) return null;
  if (book.work_id) return book.work_id;
  await tx.book.update({ where, data: { work_id: book_id } });
  return book_id;
}

/** Ages of the four bands of the level. */
const AGES: [number, number][] = [
  [4, 6],
  [6, 8],
  [8, 10],
  [10, 13],
];
