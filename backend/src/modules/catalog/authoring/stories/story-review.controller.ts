import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { CommentStory, DeleteComment } from './comment-story.ts';
import { TransitionStory } from './transition-story.ts';
import { CreatedStory, StoryList, TransitionedStory } from './story-responses.ts';
import { storyViewer } from './story-viewer.ts';
import { StoryReviewFilters, NewStoryNote, TransitionStoryBody, StoryVersionBody } from './story-bodies.ts';
import { ListStoryReviewQueue } from './story.queries.ts';

/** The story review: teachers read what children submitted, comment on it and decide. */
@Controller('api')
export class StoryReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Stories of the teacher's students; those that have waited longest come first. */
  @Access('story.review')
  @Get('story-desk')
  @PrivateResponse()
  async listStoryReviewQueue(
    @Query() filters: StoryReviewFilters,
    @Req() request: AppRequest,
  ): Promise<StoryList> {
    const { count, stories } = await this.queries.execute(
      new ListStoryReviewQueue(
        storyViewer(request),
        filters.waits_for ? 'approved' : filters.state,
        filters,
        filters.waits_for === 'family',
      ),
    );
    return page(request.url, filters, count, stories);
  }

  /** Comments on some words of a page, or on the page. */
  @Access('story.review')
  @Post('stories/:id/comments')
  @HttpCode(201)
  commentStory(
    @Param('id', ParseId) id: string,
    @Body() comment: NewStoryNote,
    @Req() request: AppRequest,
  ): Promise<CreatedStory> {
    return this.commands.execute(new CommentStory(id, storyViewer(request), comment));
  }

  /** Deletes one's own comment. */
  @Access('story.review')
  @Delete('stories/:id/comments/:commentId')
  @HttpCode(204)
  async deleteStoryComment(
    @Param('id', ParseId) id: string,
    @Param('commentId', ParseId) commentId: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new DeleteComment(id, commentId, storyViewer(request)));
  }

  /** Returns the story for changes, with the reason. */
  @Access('story.review')
  @Post('stories/:id/return')
  @HttpCode(200)
  returnStory(
    @Param('id', ParseId) id: string,
    @Body() { version, reason = '' }: TransitionStoryBody,
    @Req() request: AppRequest,
  ): Promise<TransitionedStory> {
    return this.commands.execute(new TransitionStory(id, 'return', storyViewer(request), reason, version));
  }

  /** Approves the story. It becomes a book once the families have consented, too. */
  @Access('story.review')
  @Post('stories/:id/approve')
  @HttpCode(200)
  approveStory(
    @Param('id', ParseId) id: string,
    @Body() { version }: StoryVersionBody,
    @Req() request: AppRequest,
  ): Promise<TransitionedStory> {
    return this.commands.execute(new TransitionStory(id, 'approve', storyViewer(request), '', version));
  }
}
