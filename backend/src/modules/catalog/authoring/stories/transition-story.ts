import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoryState } from '@bookgrove/contract/stories';
import { Db } from '../../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { FindStory } from './find-story.ts';
import type { StoryViewer } from './story-viewer.ts';
import { STORY_TRANSITIONS, type StoryTransition } from './story.rules.ts';
import { lockStory, StoryWriter } from './story-writer.ts';

/** Changes the state of a story: submit, take back, return, approve or withdraw. */
export class TransitionStory extends Command<{ id: string; state: StoryState }> {
  constructor(
    readonly id: string,
    readonly transition: StoryTransition,
    readonly requester: StoryViewer,
    readonly reason: string,
    /** The version that the requester has read; a newer one is refused. */
    readonly version: number,
    /** Whether others may make their own version of it; for `submit`. */
    readonly versionsAllowed = false,
  ) {
    super();
  }
}

@CommandHandler(TransitionStory)
export class TransitionStoryHandler implements ICommandHandler<TransitionStory> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly stories: StoryWriter,
    private readonly cache: PublicCache,
  ) {}

  async execute({
    id,
    transition,
    requester,
    reason,
    version,
    versionsAllowed,
  }: TransitionStory): Promise<{ id: string; state: StoryState }> {
    const { parts } = await this.find.for(requester, id);
    const { by, why } = STORY_TRANSITIONS[transition];
    if (!parts.includes(by)) throw notFound('story');
    if (why && !reason.trim())
      throw invalidFields({ reason: ['Say why, so that the author knows what to do.'] }, 'reason_missing');
    const state = await this.db.transaction(async (tx) =>
      this.stories.transition(tx, await lockStory(tx, id), transition, {
        by: requester.userId,
        reason: reason.trim(),
        version,
        versionsAllowed,
      }),
    );
    this.cache.forget();
    return { id, state };
  }
}
