import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gapsOf, VERSION_LICENSE, type StoryPage, type StoryState } from '@bookgrove/contract/stories';
import { Clock } from '../../../platform/clock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Story as StoryRecord } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { StoryMoved } from '../contract.ts';
import { FindStory, lockStory, type StoryAsker } from './find-story.ts';
import { moveStory, STORY_MOVES, type StoryMove } from './story.rules.ts';
import { keepVersion } from './write-story.ts';

/** Moves a story from one state to the next. */
export class MoveStory extends Command<{ id: string; state: StoryState }> {
  constructor(
    readonly id: string,
    readonly move: StoryMove,
    readonly asker: StoryAsker,
    readonly reason: string,
    /** The version that was read: nobody says yes to words that changed meanwhile. */
    readonly version: number,
    /** Whether others may make their own version of it; for `submit`. */
    readonly versions = false,
  ) {
    super();
  }
}

/** Writes a move down, with its event, in the transaction of the deed. */
@Injectable()
export class NoteMove {
  constructor(private readonly outbox: Outbox) {}

  async move(
    tx: Tx,
    { tenant_id, id }: Pick<StoryRecord, 'tenant_id' | 'id'>,
    state: StoryState,
    { by, reason = '', data = {} }: { by: string | null; reason?: string; data?: object },
  ): Promise<void> {
    const move_id = newId();
    await tx.story.update({ where: { tenant_id_id: { tenant_id, id } }, data: { state, ...data } });
    await tx.storyMove.createMany({
      data: [{ id: move_id, tenant_id, story_id: id, state, actor_id: by, reason }],
    });
    await this.outbox.add(tx, StoryMoved, { story_id: id, move_id, state });
  }
}

@CommandHandler(MoveStory)
export class MoveStoryHandler implements ICommandHandler<MoveStory> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly note: NoteMove,
    private readonly cache: PublicCache,
  ) {}

  async execute({
    id,
    move,
    asker,
    reason,
    version,
    versions,
  }: MoveStory): Promise<{ id: string; state: StoryState }> {
    const { parts } = await this.find.for(asker, id);
    const { by, why } = STORY_MOVES[move];
    if (!parts.includes(by)) throw notFound('story');
    if (why && !reason.trim())
      throw new AppError('invalid', 'reason_missing', 'Please look at the marked fields.', {
        fields: { reason: ['Say why, so that the author knows what to do.'] },
      });
    const state = await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      const { to, changes } = moveStory(story.state as StoryState, move);
      if (!changes) return to;
      if (story.version !== version)
        throw new AppError(
          'conflict',
          'story_changed',
          'The story changed meanwhile. Load it again and read it first.',
        );
      if (move === 'submit') assertWhole(story);
      await this.go(
        tx,
        story,
        to,
        asker.userId,
        reason.trim(),
        move === 'submit' && {
          sent_at: this.clock.now(),
          // A version is passed on as it came.
          license: story.from_id ? story.license : versions ? VERSION_LICENSE : null,
        },
      );
      return to;
    });
    this.cache.forget();
    return { id, state };
  }

  private async go(
    tx: Tx,
    story: StoryRecord,
    to: StoryState,
    by: string,
    reason: string,
    more: object | false,
  ): Promise<void> {
    if (to === 'submitted') await keepVersion(tx, story);
    if (story.state === 'published' || story.edition_id) await takeOffShelf(tx, story);
    if (story.state === 'published') await this.cache.announce(tx);
    await this.note.move(tx, story, to, {
      by,
      reason,
      data: { edition_id: null, ...more },
    });
  }
}

/** Takes the book of a story off the shelf; an edition that is still being made does not get there. */
export async function takeOffShelf(
  tx: Tx,
  { tenant_id, book_id }: Pick<StoryRecord, 'tenant_id' | 'book_id'>,
): Promise<void> {
  if (!book_id) return;
  await tx.book.updateMany({
    where: { tenant_id, id: book_id },
    data: { status: 'archived', publish_when_ready: false },
  });
}

const GAPS = {
  title: 'Give your story a title.',
  words: 'Write some words first, or record your voice.',
  alt: 'Tell what the picture shows, for readers who cannot see it.',
};

function assertWhole({ title, pages }: StoryRecord): void {
  const [gap] = gapsOf({ title, pages: pages as unknown as StoryPage[] });
  if (gap)
    throw new AppError('invalid', 'story_not_whole', 'Your story is not ready to be sent yet.', {
      fields: { [gap.page > 0 ? `pages[${gap.page - 1}]` : 'title']: [GAPS[gap.gap]] },
    });
}
