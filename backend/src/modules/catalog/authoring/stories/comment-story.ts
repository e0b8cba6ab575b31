import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoryPage, TextQuote } from '@bookgrove/contract/stories';
import { quoteOf } from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { FindStory } from './find-story.ts';
import type { StoryViewer } from './story-viewer.ts';
import { lockStory } from './story-writer.ts';

const MOST_COMMENTS = 60;

/** A teacher comments on some words of a page, or on the whole page. */
export class CommentStory extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly requester: StoryViewer,
    readonly comment: { page_id: string; text: string; start?: number | undefined; end?: number | undefined },
  ) {
    super();
  }
}

@CommandHandler(CommentStory)
export class CommentStoryHandler implements ICommandHandler<CommentStory> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ id, requester, comment }: CommentStory): Promise<{ id: string }> {
    await this.find.as('reviewer', requester, id);
    return this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      const page = (story.pages as unknown as StoryPage[]).find((one) => one.id === comment.page_id);
      if (!page) throw notFound('page');
      const tenant_id = currentTenantId();
      if ((await tx.storyComment.count({ where: { tenant_id, story_id: id } })) >= MOST_COMMENTS)
        throw new AppError(
          'conflict',
          'too_many_comments',
          'This story has sixty comments. That is enough for one story.',
        );
      const { start, end } = comment;
      const quote: TextQuote | null =
        start !== undefined && end !== undefined && end > start ? quoteOf(page.text, start, end) : null;
      const commentId = newId();
      await tx.storyComment.createMany({
        data: [
          {
            id: commentId,
            tenant_id,
            story_id: id,
            author_id: requester.userId,
            page_id: page.id,
            text: comment.text,
            ...(quote && { quote: quote as unknown as Prisma.InputJsonObject }),
          },
        ],
      });
      return { id: commentId };
    });
  }
}

/** The author marks a comment as done, or as open again. */
export class ResolveComment extends Command<void> {
  constructor(
    readonly id: string,
    readonly commentId: string,
    readonly requester: StoryViewer,
    readonly done: boolean,
  ) {
    super();
  }
}

@CommandHandler(ResolveComment)
export class ResolveCommentHandler implements ICommandHandler<ResolveComment> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ id, commentId, requester, done }: ResolveComment): Promise<void> {
    await this.find.as('author', requester, id);
    const { count } = await this.db.transaction((tx) =>
      tx.storyComment.updateMany({
        where: { tenant_id: currentTenantId(), story_id: id, id: commentId },
        data: { done_at: done ? this.clock.now() : null },
      }),
    );
    if (count === 0) throw notFound('comment');
  }
}

/** A teacher deletes a comment of their own. Deleting it again changes nothing. */
export class DeleteComment extends Command<void> {
  constructor(
    readonly id: string,
    readonly commentId: string,
    readonly requester: StoryViewer,
  ) {
    super();
  }
}

@CommandHandler(DeleteComment)
export class DeleteCommentHandler implements ICommandHandler<DeleteComment> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ id, commentId, requester }: DeleteComment): Promise<void> {
    await this.find.as('reviewer', requester, id);
    await this.db.transaction((tx) =>
      tx.storyComment.deleteMany({
        where: { tenant_id: currentTenantId(), story_id: id, id: commentId, author_id: requester.userId },
      }),
    );
  }
}
