import { Injectable } from '@nestjs/common';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Prisma, Story as StoryRecord } from '../../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { WorksErased } from '../../contract.ts';
import { UNNAMED_AUTHOR } from '../../library/books/story-book-writer.ts';
import type { CreditedBook } from './credit-line.ts';
import { StoryBooks, type BookBefore } from './story-book.ts';
import { authorIds, json, lockStory, StoryWriter } from './story-writer.ts';

/** What an erasure removed, for the event about it. */
type ErasedWorks = Pick<WorksErased, 'erased_ids' | 'changed_ids' | 'folders'>;

/** How versions of an erased story name it. */
const UNNAMED_WORK: CreditedBook = { title: 'A story', authors: [UNNAMED_AUTHOR] };

/** Erases an author from stories, by the rules of `StoryWriter`. */
@Injectable()
export class StoryAuthorEraser {
  constructor(
    private readonly books: StoryBooks,
    private readonly cache: PublicCache,
    private readonly outbox: Outbox,
    private readonly stories: StoryWriter,
  ) {}

  /**
   * Erases a person's stories in any state, with their books. A story that others wrote along is theirs from now on,
   * without the person. Versions that others made of a story no longer name it.
   */
  async erase(tx: Tx, userId: string): Promise<void> {
    const tenant_id = currentTenantId();
    const stories = await tx.story.findMany({
      where: { tenant_id, author_id: userId },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    const erased: ErasedWorks = { erased_ids: [], changed_ids: [], folders: [] };
    const books: BookBefore[] = [];
    for (const { id } of stories) {
      const story = await lockStory(tx, id);
      const [, next] = await authorIds(tx, story);
      if (next) {
        await tx.storyCoAuthor.deleteMany({ where: { tenant_id, story_id: id, user_id: next } });
        await this.leaveOut(tx, await this.stories.update(tx, story, { author_id: next }), userId, erased);
        continue;
      }
      const book = await this.books.erase(tx, story);
      if (book) {
        books.push(book);
        erased.folders.push(`books/${book.id}/`);
      }
      erased.erased_ids.push(id);
    }
    for (const book of books) await this.renewCredits(tx, book, UNNAMED_WORK, erased);
    await this.stories.deleteRows(tx, erased.erased_ids);
    await this.announceErasure(tx, erased);
  }

  /**
   * Erases a person as co-author: books with their name leave the library, and the other authors may submit the story
   * again.
   */
  async eraseCoAuthor(tx: Tx, userId: string): Promise<void> {
    const tenant_id = currentTenantId();
    const joined = await tx.storyCoAuthor.findMany({
      where: { tenant_id, user_id: userId, joined_at: { not: null } },
      orderBy: { story_id: 'asc' },
    });
    const erased: ErasedWorks = { erased_ids: [], changed_ids: [], folders: [] };
    await tx.storyCoAuthor.deleteMany({ where: { tenant_id, user_id: userId } });
    for (const { story_id } of joined) await this.leaveOut(tx, await lockStory(tx, story_id), userId, erased);
    await this.announceErasure(tx, erased);
  }

  /** Removes an erased author from a story of others: pictures, recordings, signature, and all editions. */
  private async leaveOut(tx: Tx, story: StoryRecord, userId: string, erased: ErasedWorks): Promise<void> {
    const { tenant_id, id } = story;
    await this.stories.removeFromLibrary(tx, story, { by: null, kind: 'author_erased' });
    const own = { tenant_id, story_id: id, owner_id: userId };
    const media = await tx.storyMedia.findMany({ where: own, select: { id: true } });
    await tx.storyMedia.deleteMany({ where: own });
    await this.removeMedia(tx, story, new Set(media.map((one) => one.id)));
    await tx.worldLetter.updateMany({
      where: { tenant_id, story_id: id },
      data: { shown: false, signed_as: '' },
    });
    if (story.state === 'approved' || story.state === 'published')
      await this.stories.automatic(tx, story, 'erase_co_author', {
        reason: 'The data of one of its authors was erased.',
      });
    erased.changed_ids.push(id);
    const book = await this.books.forgetAuthors(tx, story);
    erased.folders.push(...(await this.books.deleteEditions(tx, story)));
    if (book) await this.renewCredits(tx, book, { ...UNNAMED_WORK, title: book.title }, erased);
  }

  /** Credits a book in all its versions without a name; published ones get an edition that prints that. */
  private async renewCredits(
    tx: Tx,
    book: BookBefore,
    credited: CreditedBook,
    erased: ErasedWorks,
  ): Promise<void> {
    for (const id of await this.stories.updateCredits(tx, book, credited)) {
      if (erased.erased_ids.includes(id)) continue;
      const version = await lockStory(tx, id);
      await this.stories.replaceEdition(tx, version);
      erased.changed_ids.push(id);
      erased.folders.push(...(await this.books.deleteEditions(tx, version)));
    }
  }

  /** Removes pictures and recordings from the pages of a story and of its versions. */
  private async removeMedia(tx: Tx, story: StoryRecord, ids: ReadonlySet<string>): Promise<void> {
    if (ids.size === 0) return;
    const { tenant_id, id: story_id } = story;
    await this.stories.update(tx, story, { ...withoutMedia(story, ids), version: { increment: 1 } });
    for (const { version, ...stored } of await tx.storyVersion.findMany({ where: { tenant_id, story_id } }))
      await tx.storyVersion.update({
        where: { tenant_id_story_id_version: { tenant_id, story_id, version } },
        data: withoutMedia(stored, ids),
      });
  }

  private async announceErasure(tx: Tx, erased: ErasedWorks): Promise<void> {
    if (erased.erased_ids.length === 0 && erased.changed_ids.length === 0) return;
    await this.outbox.add(tx, WorksErased, { ...erased });
    await this.cache.announce(tx);
  }
}

/** Cover and pages without these pictures and recordings. */
function withoutMedia(
  { cover, pages }: Pick<StoryRecord, 'cover' | 'pages'>,
  ids: ReadonlySet<string>,
): { cover: Prisma.InputJsonValue; pages: Prisma.InputJsonValue } {
  const scene = ({ elements, ...rest }: Scene): Scene => ({
    ...rest,
    elements: elements.filter((element) => element.kind !== 'picture' || !ids.has(element.picture)),
  });
  return {
    cover: json(scene(cover as unknown as Scene)),
    pages: json(
      (pages as unknown as StoryPage[]).map((page) => ({
        ...page,
        picture: scene(page.picture),
        voice: page.voice !== null && ids.has(page.voice) ? null : page.voice,
      })),
    ),
  };
}
