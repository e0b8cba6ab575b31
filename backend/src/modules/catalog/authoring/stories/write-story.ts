import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  emptyPage,
  emptyScene,
  mediaOf,
  type StoryBody,
  type StoryKind,
  type StoryState,
} from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Story as StoryRecord } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { assertOpen } from './story.rules.ts';
import { lockStory, StoryWriter } from './story-writer.ts';

/** Begins a story. */
export class CreateStory extends Command<{ id: string }> {
  constructor(
    readonly authorId: string,
    readonly story: { kind: StoryKind; language: string; idea: string | null; title: string },
  ) {
    super();
  }
}

@CommandHandler(CreateStory)
export class CreateStoryHandler implements ICommandHandler<CreateStory> {
  constructor(
    private readonly db: Db,
    private readonly stories: StoryWriter,
  ) {}

  async execute({ authorId, story }: CreateStory): Promise<{ id: string }> {
    const text = { cover: emptyScene(), pages: [emptyPage('p1')] };
    const id = await this.db.transaction((tx) =>
      this.stories.create(tx, { ...story, ...text, author_id: authorId }),
    );
    return { id };
  }
}

/** Saves what was written, if nobody changed the story since `version`. */
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

/** The shortest time between two stored versions while somebody writes. */
const VERSION_EVERY_MS = 10 * 60_000;

@CommandHandler(SaveStory)
export class SaveStoryHandler implements ICommandHandler<SaveStory> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly stories: StoryWriter,
  ) {}

  execute({ id, authorId, version, body }: SaveStory): Promise<{ version: number; updated_at: string }> {
    return this.db.transaction(async (tx) => {
      const story = await openStory(tx, id, authorId);
      if (story.version !== version)
        throw new AppError('conflict', 'story_changed', 'This story was changed in another window.');
      await assertOwnMedia(tx, id, body);
      const last = await tx.storyVersion.findFirst({
        where: { tenant_id: story.tenant_id, story_id: id },
        orderBy: { version: 'desc' },
        select: { created_at: true },
      });
      const since = (last?.created_at ?? story.created_at).getTime();
      if (this.clock.now().getTime() - since > VERSION_EVERY_MS) await this.stories.saveVersion(tx, story);
      return this.stories.saveText(tx, story, body);
    });
  }
}

/** Restores an older version; the current one is stored first. */
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
  constructor(
    private readonly db: Db,
    private readonly stories: StoryWriter,
  ) {}

  execute({ id, authorId, version }: RestoreStory): Promise<{ version: number; updated_at: string }> {
    return this.db.transaction(async (tx) => {
      const story = await openStory(tx, id, authorId);
      const old = await tx.storyVersion.findUnique({
        where: { tenant_id_story_id_version: { tenant_id: story.tenant_id, story_id: id, version } },
      });
      if (!old) throw notFound('version');
      await this.stories.saveVersion(tx, story);
      return this.stories.saveText(tx, story, old as unknown as StoryBody);
    });
  }
}

/** Deletes a story for good, while no book was made of it. Deleting it again changes nothing. */
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
  constructor(
    private readonly db: Db,
    private readonly stories: StoryWriter,
  ) {}

  async execute({ id, authorId }: DeleteStory): Promise<void> {
    await this.db.transaction(async (tx) => {
      const own = { tenant_id: currentTenantId(), id, author_id: authorId };
      if (!(await tx.story.findFirst({ where: own, select: { id: true } }))) return;
      await this.stories.delete(tx, await openStory(tx, id, authorId));
    });
  }
}

/**
 * Locks a story that the user writes, alone or with others.
 * @throws AppError not_found, conflict `story_closed` in a state in which its text may not change
 */
async function openStory(tx: Tx, id: string, userId: string): Promise<StoryRecord> {
  const story = await lockStory(tx, id);
  if (!(await isAuthor(tx, story, userId))) throw notFound('story');
  assertOpen(story.state as StoryState);
  return story;
}

async function isAuthor(tx: Tx, { tenant_id, id, author_id }: StoryRecord, userId: string): Promise<boolean> {
  if (author_id === userId) return true;
  const joined = { tenant_id, story_id: id, user_id: userId, joined_at: { not: null } };
  return (await tx.storyCoAuthor.count({ where: joined })) > 0;
}

/** A page shows only pictures and recordings that belong to its own story. */
async function assertOwnMedia(tx: Tx, story_id: string, body: StoryBody): Promise<void> {
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
