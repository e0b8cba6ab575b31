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
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetPeople, ListClassmates } from '../../../identity/contract.ts';
import { emailCoAuthor } from './email-co-author.ts';
import { FindStory } from './find-story.ts';
import type { StoryViewer } from './story-viewer.ts';
import { assertHasPages, assertOpen, isOpen } from './story.rules.ts';
import { lockStory } from './story-writer.ts';
import type { StoryAuthor } from './story-view.ts';

/** Classmates whom the author may still invite as co-authors, by name. */
export class ListCoAuthorCandidates extends Query<StoryAuthor[]> {
  constructor(
    readonly id: string,
    readonly requester: StoryViewer,
  ) {
    super();
  }
}

@QueryHandler(ListCoAuthorCandidates)
export class ListCoAuthorCandidatesHandler implements IQueryHandler<ListCoAuthorCandidates> {
  constructor(
    private readonly find: FindStory,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, requester }: ListCoAuthorCandidates): Promise<StoryAuthor[]> {
    const story = await this.find.as('author', requester, id);
    if (story.author_id !== requester.userId) throw notFound('story');
    const invited = new Set([...story.co_authors, ...story.asked]);
    const mates = (await this.queries.execute(new ListClassmates(requester.userId))).filter(
      (mate) => !invited.has(mate),
    );
    const names = await this.find.names(mates);
    return [...names]
      .map(([mate, name]) => ({ id: mate, name }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}

/** The author invites a classmate as co-author. A second invitation changes nothing. */
export class InviteCoAuthor extends Command<void> {
  constructor(
    readonly id: string,
    readonly authorId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(InviteCoAuthor)
export class InviteCoAuthorHandler implements ICommandHandler<InviteCoAuthor> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, authorId, userId }: InviteCoAuthor): Promise<void> {
    const [mates, [author]] = await Promise.all([
      this.queries.execute(new ListClassmates(authorId)),
      this.queries.execute(new GetPeople([authorId])),
    ]);
    await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      if (story.author_id !== authorId) throw notFound('story');
      if (!mates.includes(userId)) throw notFound('classmate');
      assertHasPages(story);
      assertOpen(story.state as StoryState);
      const of = { tenant_id: story.tenant_id, story_id: id };
      const others = await tx.storyCoAuthor.count({ where: { ...of, NOT: { user_id: userId } } });
      if (others >= STORY_LIMITS.coAuthors)
        throw new AppError('conflict', 'too_many_authors', 'Five children can write a story together.');
      const { count } = await tx.storyCoAuthor.createMany({
        data: [{ ...of, user_id: userId }],
        skipDuplicates: true,
      });
      if (count > 0)
        await emailCoAuthor(this.outbox, tx, {
          story_id: id,
          user_id: userId,
          child: author?.first_name ?? '',
          author_id: authorId,
        });
    });
  }
}

/** Somebody who was invited becomes a co-author. Joining again changes nothing. */
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
      const invitation = await tx.storyCoAuthor.findUnique({ where: { tenant_id_story_id_user_id: own } });
      if (!invitation) throw notFound('story');
      if (invitation.joined_at) return;
      // The text cannot change in this state, so a person who joins would be named as an author without having
      // written anything.
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

/** Removes a co-author: by their own wish, or by the author's. What they wrote stays. */
export class LeaveStory extends Command<void> {
  constructor(
    readonly id: string,
    readonly requesterId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(LeaveStory)
export class LeaveStoryHandler implements ICommandHandler<LeaveStory> {
  constructor(private readonly db: Db) {}

  async execute({ id, requesterId, userId }: LeaveStory): Promise<void> {
    await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      if (requesterId !== userId && story.author_id !== requesterId) throw notFound('story');
      const own = { tenant_id: currentTenantId(), story_id: id, user_id: userId };
      const coAuthor = await tx.storyCoAuthor.findUnique({ where: { tenant_id_story_id_user_id: own } });
      if (!coAuthor) {
        if (story.author_id !== requesterId) throw notFound('story');
        return;
      }
      // The names on a story do not change once a teacher reads it.
      if (coAuthor.joined_at && !isOpen(story.state as StoryState))
        throw new AppError(
          'conflict',
          'story_closed',
          'The story is with the teacher or in the library. Ask your teacher to return it first.',
        );
      await tx.storyCoAuthor.deleteMany({ where: own });
    });
  }
}
