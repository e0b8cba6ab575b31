import {
  Command,
  CommandHandler,
  Query,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { STORY_LIMITS, type StoryState } from '@bookgrove/contract/stories';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { ListClassmates } from '../../identity/contract.ts';
import { CoAuthorAsked } from '../contract.ts';
import { FindStory, lockStory, type StoryAsker } from './find-story.ts';
import { isOpen } from './story.rules.ts';
import type { StoryAuthor } from './story-view.ts';

/** Classmates whom the author may still ask to write along, by name. */
export class ListStoryHelpers extends Query<StoryAuthor[]> {
  constructor(
    readonly id: string,
    readonly asker: StoryAsker,
  ) {
    super();
  }
}

@QueryHandler(ListStoryHelpers)
export class ListStoryHelpersHandler implements IQueryHandler<ListStoryHelpers> {
  constructor(
    private readonly find: FindStory,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, asker }: ListStoryHelpers): Promise<StoryAuthor[]> {
    const story = await this.find.as('author', asker, id);
    if (story.author_id !== asker.userId) throw notFound('story');
    const there = new Set([...story.co_authors, ...story.asked]);
    const mates = (await this.queries.execute(new ListClassmates(asker.userId))).filter(
      (mate) => !there.has(mate),
    );
    const names = await this.find.names(mates);
    return [...names]
      .map(([mate, name]) => ({ id: mate, name }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}

/** The author asks a classmate to write along. Asking again changes nothing. */
export class AskCoAuthor extends Command<void> {
  constructor(
    readonly id: string,
    readonly authorId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(AskCoAuthor)
export class AskCoAuthorHandler implements ICommandHandler<AskCoAuthor> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, authorId, userId }: AskCoAuthor): Promise<void> {
    const mates = await this.queries.execute(new ListClassmates(authorId));
    await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      if (story.author_id !== authorId) throw notFound('story');
      if (!mates.includes(userId)) throw notFound('classmate');
      if (!isOpen(story.state as StoryState))
        throw new AppError(
          'conflict',
          'story_closed',
          'Your story is with your teacher now. Take it back if you want to change it.',
        );
      const of = { tenant_id: story.tenant_id, story_id: id };
      const others = await tx.storyCoAuthor.count({ where: { ...of, NOT: { user_id: userId } } });
      if (others >= STORY_LIMITS.coAuthors)
        throw new AppError('conflict', 'too_many_authors', 'Five children can write a story together.');
      const { count } = await tx.storyCoAuthor.createMany({
        data: [{ ...of, user_id: userId }],
        skipDuplicates: true,
      });
      if (count > 0)
        await this.outbox.add(tx, CoAuthorAsked, { story_id: id, author_id: authorId, user_id: userId });
    });
  }
}

/** Somebody who was asked writes along from now on. Joining again changes nothing. */
export class JoinStory extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(JoinStory)
export class JoinStoryHandler implements ICommandHandler<JoinStory> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ id, userId }: JoinStory): Promise<void> {
    await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      const own = { tenant_id: story.tenant_id, story_id: id, user_id: userId };
      const asked = await tx.storyCoAuthor.findUnique({ where: { tenant_id_story_id_user_id: own } });
      if (!asked) throw notFound('story');
      if (asked.joined_at) return;
      // Whoever comes when the words stand still would be named for what they never wrote.
      if (!isOpen(story.state as StoryState))
        throw new AppError(
          'conflict',
          'story_closed',
          'This story is with the teacher now. Wait until it comes back.',
        );
      await tx.storyCoAuthor.updateMany({ where: own, data: { joined_at: this.clock.now() } });
    });
  }
}

/** Somebody writes along no more: by themselves, or because the author says so. What they wrote stays. */
export class LeaveStory extends Command<void> {
  constructor(
    readonly id: string,
    readonly askerId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(LeaveStory)
export class LeaveStoryHandler implements ICommandHandler<LeaveStory> {
  constructor(private readonly db: Db) {}

  async execute({ id, askerId, userId }: LeaveStory): Promise<void> {
    await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      if (askerId !== userId && story.author_id !== askerId) throw notFound('story');
      const own = { tenant_id: currentTenantId(), story_id: id, user_id: userId };
      const there = await tx.storyCoAuthor.findUnique({ where: { tenant_id_story_id_user_id: own } });
      if (!there) {
        if (story.author_id !== askerId) throw notFound('story');
        return;
      }
      // A name on a book is not taken off behind the teacher's back.
      if (there.joined_at && !isOpen(story.state as StoryState))
        throw new AppError(
          'conflict',
          'story_closed',
          'The story is with the teacher or on the shelf. Ask your teacher to take it back first.',
        );
      await tx.storyCoAuthor.deleteMany({ where: own });
    });
  }
}
