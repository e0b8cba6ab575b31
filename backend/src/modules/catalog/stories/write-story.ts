import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  emptyPage,
  emptyScene,
  mediaOf,
  STORY_LIMITS,
  type StoryBody,
  type StoryKind,
  type StoryState,
} from '@bookgrove/contract/stories';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma, Story as StoryRecord } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockStory } from './find-story.ts';
import { isOpen } from './story.rules.ts';

/** Begins a story. */
export class MakeStory extends Command<{ id: string }> {
  constructor(
    readonly authorId: string,
    readonly begin: { kind: StoryKind; language: string; idea: string | null; title: string },
  ) {
    super();
  }
}

@CommandHandler(MakeStory)
export class MakeStoryHandler implements ICommandHandler<MakeStory> {
  constructor(private readonly db: Db) {}

  execute({ authorId, begin }: MakeStory): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = await assertRoom(tx, authorId);
      const id = newId();
      await tx.story.createMany({
        data: [
          {
            id,
            tenant_id,
            author_id: authorId,
            ...begin,
            cover: json(emptyScene()),
            pages: json([emptyPage('p1')]),
          },
        ],
      });
      return { id };
    });
  }
}

/** Somebody begins at most sixty stories. @returns the running school */
export async function assertRoom(tx: Tx, author_id: string): Promise<string> {
  const tenant_id = currentTenantId();
  // Two windows at once would each find one place left.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`stories ${author_id}`}, 0))`;
  if ((await tx.story.count({ where: { tenant_id, author_id } })) >= STORY_LIMITS.stories)
    throw new AppError(
      'conflict',
      'too_many_stories',
      'You have sixty stories. Delete one that you no longer need, then begin a new one.',
    );
  return tenant_id;
}

/** Keeps what was written, if nobody changed the story since `version`. */
export class SaveStory extends Command<{ version: number; updated_at: string }> {
  constructor(
    readonly id: string,
    readonly authorId: string,
    readonly version: number,
    readonly body: StoryBody,
  ) {
    super();
  }
}

/** Between two versions that are kept while somebody writes. */
const KEEP_EVERY_MS = 10 * 60_000;

@CommandHandler(SaveStory)
export class SaveStoryHandler implements ICommandHandler<SaveStory> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ id, authorId, version, body }: SaveStory): Promise<{ version: number; updated_at: string }> {
    return this.db.transaction(async (tx) => {
      const story = await openStory(tx, id, authorId);
      if (story.version !== version)
        throw new AppError('conflict', 'story_changed', 'This story was changed in another window.');
      await assertMedia(tx, id, body);
      const last = await tx.storyVersion.findFirst({
        where: { tenant_id: story.tenant_id, story_id: id },
        orderBy: { version: 'desc' },
        select: { created_at: true },
      });
      const since = (last?.created_at ?? story.created_at).getTime();
      if (this.clock.now().getTime() - since > KEEP_EVERY_MS) await keepVersion(tx, story);
      return change(tx, story, body);
    });
  }
}

/** Brings an older version back; the one of today is kept first. */
export class RestoreStory extends Command<{ version: number; updated_at: string }> {
  constructor(
    readonly id: string,
    readonly authorId: string,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(RestoreStory)
export class RestoreStoryHandler implements ICommandHandler<RestoreStory> {
  constructor(private readonly db: Db) {}

  execute({ id, authorId, version }: RestoreStory): Promise<{ version: number; updated_at: string }> {
    return this.db.transaction(async (tx) => {
      const story = await openStory(tx, id, authorId);
      const old = await tx.storyVersion.findUnique({
        where: { tenant_id_story_id_version: { tenant_id: story.tenant_id, story_id: id, version } },
      });
      if (!old) throw notFound('version');
      await keepVersion(tx, story);
      return change(tx, story, old as unknown as StoryBody);
    });
  }
}

/** Takes a story away for good, while no book was made of it. Doing it again changes nothing. */
export class DeleteStory extends Command<void> {
  constructor(
    readonly id: string,
    readonly authorId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteStory)
export class DeleteStoryHandler implements ICommandHandler<DeleteStory> {
  constructor(private readonly db: Db) {}

  async execute({ id, authorId }: DeleteStory): Promise<void> {
    await this.db.transaction(async (tx) => {
      const own = { tenant_id: currentTenantId(), id, author_id: authorId };
      if (!(await tx.story.findFirst({ where: own, select: { id: true } }))) return;
      const story = await openStory(tx, id, authorId);
      if (story.book_id)
        throw new AppError('conflict', 'story_has_book', 'This story was a book, so it is kept.');
      const of = { tenant_id: story.tenant_id, story_id: id };
      await tx.storyCoAuthor.deleteMany({ where: of });
      await tx.storyComment.deleteMany({ where: of });
      await tx.storyMedia.deleteMany({ where: of });
      await tx.storyMove.deleteMany({ where: of });
      await tx.storyVersion.deleteMany({ where: of });
      await tx.worldLetter.deleteMany({ where: of });
      await tx.story.deleteMany({ where: own });
    });
  }
}

/** A story that the asker writes, alone or with others, locked, in a state in which its words may change. */
async function openStory(tx: Tx, id: string, authorId: string): Promise<StoryRecord> {
  const story = await lockStory(tx, id);
  if (!(await writes(tx, story, authorId))) throw notFound('story');
  if (!isOpen(story.state as StoryState))
    throw new AppError(
      'conflict',
      'story_closed',
      'Your story is with your teacher now. Take it back if you want to change it.',
    );
  return story;
}

async function writes(tx: Tx, { tenant_id, id, author_id }: StoryRecord, userId: string): Promise<boolean> {
  if (author_id === userId) return true;
  const along = { tenant_id, story_id: id, user_id: userId, joined_at: { not: null } };
  return (await tx.storyCoAuthor.count({ where: along })) > 0;
}

/** Only pictures and recordings of this very story: no page shows what belongs to somebody else. */
async function assertMedia(tx: Tx, story_id: string, body: StoryBody): Promise<void> {
  const wanted = mediaOf(body);
  if (wanted.length === 0) return;
  const known = await tx.storyMedia.count({
    where: { tenant_id: currentTenantId(), story_id, id: { in: wanted } },
  });
  if (known !== wanted.length)
    throw new AppError(
      'invalid',
      'media_unknown',
      'A picture or a recording of this story is not there any more.',
    );
}

/** Keeps the story as it is now. Twice the same version is one. */
export async function keepVersion(tx: Tx, story: StoryRecord): Promise<void> {
  const { tenant_id, id: story_id, version, title, language } = story;
  const body = { cover: json(story.cover), pages: json(story.pages) };
  await tx.storyVersion.createMany({
    data: [{ tenant_id, story_id, version, title, language, ...body }],
    skipDuplicates: true,
  });
}

async function change(
  tx: Tx,
  story: StoryRecord,
  { title, language, cover, pages }: StoryBody,
): Promise<{ version: number; updated_at: string }> {
  const changed = await tx.story.update({
    where: { tenant_id_id: { tenant_id: story.tenant_id, id: story.id } },
    data: { title, language, cover: json(cover), pages: json(pages), version: { increment: 1 } },
  });
  return { version: changed.version, updated_at: changed.updated_at.toISOString() };
}

const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
