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
import { StoryCleared, WorksErased } from '../../contract.ts';
import { buildEpub } from '../epub/build-epub.ts';
import { FamilyConsent, STORY_AUTHORSHIP } from '../stories/family-consent.ts';
import { findAndLockStory, lockStory, StoryWriter } from '../stories/story-writer.ts';
import { StoryBooks, type BuiltEdition } from '../stories/story-book.ts';

interface StoryToBuild {
  authors: string[];
  title: string;
  language: string;
  cover: Scene;
  pages: StoryPage[];
  book_id: string;
  license: string | null;
  credits: string[];
  /** Of a book that was put in as a file. */
  file_id: string | null;
  file_name: string | null;
  file_bytes: number | null;
  file_sha256: string | null;
}
interface MediaToBuild {
  id: string;
  kind: 'picture' | 'voice';
  bytes: Buffer;
  seconds: number | null;
}

/** Builds the EPUB of an edition and passes it to the ingestion, like every uploaded book. */
@Injectable()
@Consumes(StoryCleared, { name: 'catalog.bind-story', queue: 'ingestion' })
export class BuildStoryWhenCleared implements Consumer<StoryCleared, BuiltEdition | null> {
  constructor(
    private readonly books: StoryBooks,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly family: FamilyConsent,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
    private readonly stories: StoryWriter,
  ) {}

  async prepare({ story_id, edition_id }: StoryCleared): Promise<BuiltEdition | null> {
    const [found, stored] = await this.db.batch([
      {
        name: 'story_to_build',
        text: `select ${STORY_AUTHORSHIP}, s.title, s.language, s.cover, s.pages, s.book_id, s.license, s.credits,
               s.file_id, s.file_name, f.bytes as file_bytes, f.sha256 as file_sha256
               from catalog.story s left join catalog.book_file f on f.tenant_id = s.tenant_id and f.id = s.file_id
               where s.tenant_id = $1 and s.id = $2 and s.edition_id = $3`,
        values: [currentTenantId(), story_id, edition_id],
      },
      {
        name: 'media_to_build',
        text: 'select id, kind, bytes, seconds from catalog.story_media where tenant_id = $1 and story_id = $2',
        values: [currentTenantId(), story_id],
      },
    ]);
    const story = found!.rows[0] as StoryToBuild | undefined;
    // Another edition was ordered since, or the story was withdrawn.
    if (!story) return null;
    const media = stored!.rows as MediaToBuild[];
    const { name: school } = await this.queries.execute(new GetSchool());
    const [consents, authors] = await Promise.all([
      Promise.all(story.authors.map((author) => this.family.of(author, []))),
      this.family.signatures(story.authors, school),
    ]);
    const studentMade = consents.some(({ student }) => student);
    const target = `books/${story.book_id}/${edition_id}/original`;
    if (story.file_id) {
      await this.storage.put(
        target,
        await this.storage.get(`books/${story.book_id}/${story.file_id}/original`),
      );
      return {
        book_id: story.book_id,
        authors,
        studentMade,
        title: story.title,
        bytes: Number(story.file_bytes),
        kind: /\.pdf$/i.test(story.file_name ?? '') ? 'pdf' : 'epub',
        sha256: story.file_sha256!,
        level: null,
      };
    }
    const epub = await buildEpub(
      { ...story, id: story.book_id, authors, publisher: school, modified: this.clock.now() },
      new Map(media.filter(({ kind }) => kind === 'picture').map(({ id, bytes }) => [id, bytes])),
      new Map(
        media
          .filter(({ kind }) => kind === 'voice')
          .map(({ id, bytes, seconds }) => [id, { bytes, seconds: seconds ?? 0 }]),
      ),
    );
    await this.storage.put(target, Readable.from([epub]));
    const level = levelOf(
      story.pages.map(({ text }) => text),
      story.language,
    );
    return {
      book_id: story.book_id,
      authors,
      studentMade,
      title: story.title,
      bytes: epub.length,
      kind: 'epub',
      sha256: createHash('sha256').update(epub).digest('hex'),
      level: level && level.band,
    };
  }

  async handle({ story_id, edition_id }: StoryCleared, tx: Tx, built: BuiltEdition | null): Promise<void> {
    if (!built) return;
    const story = await findAndLockStory(tx, story_id);
    const book_id = story?.book_id;
    if (!book_id || story.edition_id !== edition_id) {
      // Withdrawn or erased while it was built: nobody else would delete the file.
      const folders = [`books/${built.book_id}/${edition_id}/`];
      await this.outbox.add(tx, WorksErased, { erased_ids: [], changed_ids: [], folders });
      return;
    }
    const before = await this.books.save(tx, { ...story, book_id, edition_id }, built);
    if (!before) return;
    // Credits of versions name this book: they get new credit lines, and editions that print them.
    for (const id of await this.stories.updateCredits(tx, before, built))
      await this.stories.replaceEdition(tx, await lockStory(tx, id));
  }
}
