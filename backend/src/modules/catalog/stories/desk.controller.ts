import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CommentStory, DeleteComment } from './comment-story.ts';
import { MoveStory } from './move-story.ts';
import { MadeStory, MovedStory, storyAsker, StoryList } from './stories.controller.ts';
import { DeskFilters, NewStoryNote, StoryMoveBody, StoryVersionBody } from './story-bodies.ts';
import { ListDesk } from './story.queries.ts';

/** A teacher's desk: what children sent, to be read, talked about and decided on. */
@Controller('api')
export class StoryDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Stories of one's pupils, those that wait longest first. */
  @Access('story.review')
  @Get('story-desk')
  @Header('cache-control', 'private, no-store')
  async listStoryDesk(@Query() filters: DeskFilters, @Req() request: AppRequest): Promise<StoryList> {
    const { count, stories } = await this.queries.execute(
      new ListDesk(storyAsker(request), filters.state, filters),
    );
    return page(request.url, filters, count, stories);
  }

  /** Says something about words of a page, or about the page. */
  @Access('story.review')
  @Post('stories/:id/comments')
  @HttpCode(201)
  commentStory(
    @Param('id', ParseId) id: string,
    @Body() comment: NewStoryNote,
    @Req() request: AppRequest,
  ): Promise<MadeStory> {
    return this.commands.execute(new CommentStory(id, storyAsker(request), comment));
  }

  /** Takes one's own comment back. */
  @Access('story.review')
  @Delete('stories/:id/comments/:commentId')
  @HttpCode(204)
  async deleteStoryComment(
    @Param('id', ParseId) id: string,
    @Param('commentId', ParseId) commentId: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new DeleteComment(id, commentId, storyAsker(request)));
  }

  /** Gives the story back to be mended, with the reason. */
  @Access('story.review')
  @Post('stories/:id/return')
  @HttpCode(200)
  returnStory(
    @Param('id', ParseId) id: string,
    @Body() { version, reason = '' }: StoryMoveBody,
    @Req() request: AppRequest,
  ): Promise<MovedStory> {
    return this.commands.execute(new MoveStory(id, 'return', storyAsker(request), reason, version));
  }

  /** The teacher's key: the story is good. It becomes a book once the family's key is turned too. */
  @Access('story.review')
  @Post('stories/:id/approve')
  @HttpCode(200)
  approveStory(
    @Param('id', ParseId) id: string,
    @Body() { version }: StoryVersionBody,
    @Req() request: AppRequest,
  ): Promise<MovedStory> {
    return this.commands.execute(new MoveStory(id, 'approve', storyAsker(request), '', version));
  }
}
