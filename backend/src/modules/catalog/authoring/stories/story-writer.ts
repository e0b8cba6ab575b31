import { Injectable } from '@nestjs/common';
import {
  VERSION_LICENSE,
  type StoryBody,
  type StoryKind,
  type StoryPage,
  type StoryState,
  type VersionKind,
} from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Prisma, Story as StoryRecord } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import {
  StoryCleared,
  StoryPublished,
  StoryStatusChanged,
  WorksErased,
  type CatalogAuditAction,
} from '../../contract.ts';
import type { CharityColumns } from '../../library/books/book-charities.ts';
import type { StoryBookWithdrawal } from '../../library/books/story-book-writer.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { StoryBooks } from './story-book.ts';
import { creditedAs, type CreditedBook } from './credit-line.ts';
import {
  assertComplete,
  assertFileReady,
  assertHasPages,
  assertOpen,
  assertStoryLimit,
  nextStoryState,
  type AutomaticTransition,
  type StoryTransition,
} from './story.rules.ts';

/** A new story: empty, a letter, or a version of a book. */
interface NewStory {
  author_id: string;
  kind: StoryKind;
  title: string;
  /** BCP 47. */
  language: string;
  cover: unknown;
  pages: unknown;
  /** Key of the idea that it began with; null for a blank page. */
  idea?: string | null;
  /** These fields are set together for a book that is put in as a file. */
  summary?: string;
  book_id?: string;
  file_id?: string;
  file_name?: string;
  /**
   * These fields are set together for a version of a book: its licence, the book, the kind of version, and the
   * credits.
   */
  license?: string;
  from_id?: string;
  derivation?: VersionKind;
  credits?: string[];
}

/** A change of state that a person requests. */
interface RequestedTransition {
  /** User id. */
  by: string;
  reason: string;
  /** The version that the person has read: a decision is valid only for this text. */
  version: number;
  /** For `submit`: whether others may make their own version of it. */
  versionsAllowed: boolean;
}

/** Decisions of reviewers, which the school's audit lists; what authors do with their own story is in its history alone. */
const AUDIT_ACTIONS: Partial<Record<StoryTransition, CatalogAuditAction>> = {
  approve: 'story.approved',
  return: 'story.returned',
  withdraw: 'story.withdrawn',
};

/**
 * The only code, with `StoryAuthorEraser`, that writes `catalog.story`, its history and its versions; a test fails when
 * another file does.
 * `story.rules.ts` checks each change of state. Its history entry, its events and, for a reviewer's decision, its audit
 * entry are stored in the same transaction. The caller holds the lock of the story (`lockStory`).
 */
@Injectable()
export class StoryWriter {
  constructor(
    private readonly auditLog: CatalogAuditLog,
    private readonly books: StoryBooks,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Begins a story.
   * @returns its id
   * @throws AppError conflict `too_many_stories`
   */
  async create(tx: Tx, { cover, pages, ...story }: NewStory): Promise<string> {
    const tenant_id = currentTenantId();
    const { author_id } = story;
    // Without the lock two requests at once would each count one story less than there are.
    await lockUntilCommit(tx, `stories ${author_id}`);
    assertStoryLimit(await tx.story.count({ where: { tenant_id, author_id } }));
    const id = newId();
    await tx.story.createMany({
      data: [{ ...story, id, tenant_id, cover: json(cover), pages: json(pages) }],
    });
    return id;
  }

  /**
   * Replaces title, language, cover and pages.
   * @throws AppError conflict `story_closed` in a state in which the text may not change
   */
  async saveText(
    tx: Tx,
    story: StoryRecord,
    { title, language, cover, pages }: StoryBody,
  ): Promise<{ version: number; updated_at: string }> {
    assertOpen(story.state as StoryState);
    assertHasPages(story);
    const saved = await this.update(tx, story, {
      title,
      language,
      cover: json(cover),
      pages: json(pages),
      version: { increment: 1 },
    });
    return { version: saved.version, updated_at: saved.updated_at.toISOString() };
  }

  /**
   * Changes what is said about a book that was put in as a file, or the file itself.
   * @throws AppError conflict `story_closed` in a state in which it may not change
   */
  async saveFile(
    tx: Tx,
    story: StoryRecord,
    change: Partial<Pick<StoryRecord, 'title' | 'summary' | 'language' | 'file_id' | 'file_name'>>,
  ): Promise<{ version: number; updated_at: string }> {
    assertOpen(story.state as StoryState);
    const saved = await this.update(tx, story, { ...change, version: { increment: 1 } });
    return { version: saved.version, updated_at: saved.updated_at.toISOString() };
  }

  /** Names the charity of the story, and of its book if there is one. */
  async nameCharity(tx: Tx, story: StoryRecord, charity: CharityColumns): Promise<void> {
    await this.update(tx, story, charity);
    await this.books.nameCharity(tx, story, charity);
  }

  /** Stores the text as it is now. Storing the same version again changes nothing. */
  async saveVersion(
    tx: Tx,
    { tenant_id, id, version, title, language, cover, pages }: StoryRecord,
  ): Promise<void> {
    await tx.storyVersion.createMany({
      data: [{ tenant_id, story_id: id, version, title, language, cover: json(cover), pages: json(pages) }],
      skipDuplicates: true,
    });
  }

  /**
   * Makes a transition that a person requested: submit, take back, return, approve, withdraw. A transition that was
   * made already changes nothing. Each of them removes the story from the library.
   * @throws AppError conflict `story_moved_on` when the state does not allow it, conflict `story_changed` when the
   * text is not the one that was read, invalid `story_not_whole` when something is missing for `submit`
   */
  async transition(
    tx: Tx,
    story: StoryRecord,
    name: StoryTransition,
    { by, reason, version, versionsAllowed }: RequestedTransition,
  ): Promise<StoryState> {
    const { to, changes } = nextStoryState(story.state as StoryState, name);
    if (!changes) return to;
    if (story.version !== version)
      throw new AppError(
        'conflict',
        'story_changed',
        'The story changed meanwhile. Load it again and read it first.',
      );
    if (name === 'submit') {
      if (story.file_id) await this.assertFileComplete(tx, story);
      else assertComplete({ title: story.title, pages: story.pages as unknown as StoryPage[] });
      await this.saveVersion(tx, story);
    }
    await this.removeFromLibrary(tx, story, { by, kind: 'story_withdrawn' });
    await this.books.showUpload(tx, story);
    await this.changeState(tx, story, to, {
      by,
      reason,
      data: {
        edition_id: null,
        ...(name === 'submit' && {
          sent_at: this.clock.now(),
          // A version of a book keeps the licence of the book.
          // Of a file nobody makes a version: it has no pages to begin with.
          license: story.from_id ? story.license : versionsAllowed && !story.file_id ? VERSION_LICENSE : null,
        }),
      },
    });
    const action = AUDIT_ACTIONS[name];
    if (action)
      await this.auditLog.record(tx, action, story.title, {
        reason,
        actorId: by,
        subjectId: story.author_id,
      });
    return to;
  }

  /** @throws AppError invalid `story_not_whole` without a title, or while its file is not checked */
  private async assertFileComplete(tx: Tx, { tenant_id, title, file_id }: StoryRecord): Promise<void> {
    const where = { tenant_id_id: { tenant_id, id: file_id! } };
    const file = await tx.bookFile.findUnique({ where, select: { status: true } });
    assertFileReady(title, file?.status ?? 'refused');
  }

  /** Orders the first edition of an approved story, once teacher and families have agreed. Otherwise nothing changes. */
  async startEdition(tx: Tx, story: StoryRecord): Promise<void> {
    if (story.state === 'approved' && !story.edition_id) await this.orderEdition(tx, story);
  }

  /** Orders an edition that replaces the published one or the one being built. If there is none, nothing changes. */
  async replaceEdition(tx: Tx, story: StoryRecord): Promise<void> {
    if (!story.edition_id) return;
    await this.removeFromLibrary(tx, story, { by: null, kind: 'new_edition' });
    await this.orderEdition(tx, story);
  }

  /**
   * Publishes an approved story when the book of this edition is ready. A story in another state or with another
   * edition is not changed.
   */
  async publish(tx: Tx, story: StoryRecord, editionId: string): Promise<void> {
    if (story.state !== 'approved' || story.edition_id !== editionId) return;
    await this.automatic(tx, story, 'publish', { reason: '' });
  }

  /**
   * A family has withdrawn its consent: the book leaves the library, and a published story returns to the state
   * `approved`.
   */
  async revokeConsent(tx: Tx, story: StoryRecord): Promise<void> {
    if (!story.edition_id) return;
    await this.removeFromLibrary(tx, story, { by: null, kind: 'story_withdrawn' });
    if (story.state === 'published')
      await this.automatic(tx, story, 'revoke_consent', { reason: 'The family withdrew its consent.' });
    else await this.update(tx, story, { edition_id: null });
  }

  /**
   * Rewrites the credit lines that name a book, in all stories that are direct or indirect versions of it.
   * @returns ids of the stories whose lines changed
   */
  async updateCredits(tx: Tx, before: CreditedBook & { id: string }, after: CreditedBook): Promise<string[]> {
    const [old, fresh] = [creditedAs(before), creditedAs(after)];
    if (old === fresh) return [];
    const tenant_id = currentTenantId();
    const changed = await tx.$queryRaw<{ id: string }[]>`
      with recursive derived as (
        select id, book_id from catalog.story where tenant_id = ${tenant_id}::uuid and from_id = ${before.id}::uuid
        union
        select s.id, s.book_id from derived
        join catalog.story s on s.tenant_id = ${tenant_id}::uuid and s.from_id = derived.book_id
      )
      update catalog.story s set credits = array(
        select replace(c.line, ${old}, ${fresh}) from unnest(s.credits) with ordinality as c (line, place) order by c.place)
      from derived
      where s.tenant_id = ${tenant_id}::uuid and s.id = derived.id
        and exists (select from unnest(s.credits) as c (line) where strpos(c.line, ${old}) > 0)
      returning s.id`;
    return changed.map(({ id }) => id).sort();
  }

  /** Gives the stories of an account to the account that it was merged into. */
  async transferAuthor(tx: Tx, fromId: string, toId: string): Promise<void> {
    await tx.story.updateMany({
      where: { tenant_id: currentTenantId(), author_id: fromId },
      data: { author_id: toId },
    });
  }

  /**
   * Deletes a story that has no book, with all its data.
   * @throws AppError conflict `story_has_book`, conflict `story_closed`
   */
  async delete(tx: Tx, story: StoryRecord): Promise<void> {
    assertOpen(story.state as StoryState);
    if (story.file_id && story.book_id && story.state === 'draft') {
      await this.books.erase(tx, story);
      const folders = [`books/${story.book_id}/`];
      await this.outbox.add(tx, WorksErased, { erased_ids: [story.id], changed_ids: [], folders });
    } else if (story.book_id)
      throw new AppError(
        'conflict',
        'story_has_book',
        'A book was made of this story, so it cannot be deleted.',
      );
    await this.deleteRows(tx, [story.id]);
  }

  /** Makes a transition that no person requested. */
  async automatic(
    tx: Tx,
    story: StoryRecord,
    name: AutomaticTransition,
    { reason }: { reason: string },
  ): Promise<void> {
    const { to } = nextStoryState(story.state as StoryState, name);
    await this.changeState(tx, story, to, {
      by: null,
      reason,
      data: name === 'publish' ? {} : { edition_id: null },
    });
  }

  /** Changes the state: updates the row and adds its history entry and events. No other code changes a state. */
  private async changeState(
    tx: Tx,
    story: StoryRecord,
    state: StoryState,
    { by, reason, data }: { by: string | null; reason: string; data: Prisma.StoryUpdateInput },
  ): Promise<void> {
    const { tenant_id, id, book_id } = story;
    const move_id = newId();
    await this.update(tx, story, { ...data, state });
    await tx.storyHistoryEntry.createMany({
      data: [{ id: move_id, tenant_id, story_id: id, state, actor_id: by, reason }],
    });
    await this.outbox.add(tx, StoryStatusChanged, { story_id: id, move_id, state });
    if (state !== 'published') return;
    await this.outbox.add(tx, StoryPublished, {
      story_id: id,
      book_id: book_id!,
      author_ids: await authorIds(tx, story),
      kind: story.kind as StoryKind,
      at: this.clock.now().toISOString(),
    });
  }

  private async orderEdition(tx: Tx, story: StoryRecord): Promise<void> {
    const edition_id = newId();
    await this.update(tx, story, { edition_id, book_id: story.book_id ?? newId() });
    await this.outbox.add(tx, StoryCleared, { story_id: story.id, edition_id });
  }

  /**
   * An edition that is still being built does not reach the library either: its book is not published when it is
   * ready.
   */
  async removeFromLibrary(tx: Tx, story: StoryRecord, why: StoryBookWithdrawal): Promise<void> {
    if (story.state !== 'published' && !story.edition_id) return;
    await this.books.withdraw(tx, story, why);
    await this.cache.announce(tx);
  }

  /** Writes columns that say nothing about the state. */
  update(tx: Tx, { tenant_id, id }: StoryRecord, data: Prisma.StoryUpdateInput): Promise<StoryRecord> {
    return tx.story.update({ where: { tenant_id_id: { tenant_id, id } }, data });
  }

  /** Deletes stories with all their data. */
  async deleteRows(tx: Tx, ids: string[]): Promise<void> {
    const tenant_id = currentTenantId();
    const of = { where: { tenant_id, story_id: { in: ids } } };
    await tx.storyCoAuthor.deleteMany(of);
    await tx.storyComment.deleteMany(of);
    await tx.storyMedia.deleteMany(of);
    await tx.storyHistoryEntry.deleteMany(of);
    await tx.storyVersion.deleteMany(of);
    await tx.worldLetter.deleteMany(of);
    await tx.story.deleteMany({ where: { tenant_id, id: { in: ids } } });
  }
}

/**
 * The story, locked until the transaction ends, so that changes of one story follow each other.
 * @throws AppError not_found
 */
export async function lockStory(tx: Tx, id: string): Promise<StoryRecord> {
  const story = await findAndLockStory(tx, id);
  if (!story) throw notFound('story');
  return story;
}

/** Like `lockStory`, for a worker: null when the story was deleted or erased meanwhile. */
export async function findAndLockStory(tx: Tx, id: string): Promise<StoryRecord | null> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from catalog.story where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  return tx.story.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
}

/** Everybody who wrote it, the one who began it first. */
export async function authorIds(tx: Tx, { tenant_id, id, author_id }: StoryRecord): Promise<string[]> {
  const joined = await tx.storyCoAuthor.findMany({
    where: { tenant_id, story_id: id, joined_at: { not: null } },
    orderBy: [{ joined_at: 'asc' }, { user_id: 'asc' }],
    select: { user_id: true },
  });
  return [author_id, ...joined.map(({ user_id }) => user_id)];
}

export const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
