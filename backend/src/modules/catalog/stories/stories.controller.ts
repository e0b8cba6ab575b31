import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { StoryState } from '@bookgrove/contract/stories';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { AskCoAuthor, JoinStory, LeaveStory, ListStoryHelpers } from './co-authors.ts';
import { TickComment } from './comment-story.ts';
import type { StoryAsker } from './find-story.ts';
import { MoveStory } from './move-story.ts';
import {
  CoAuthorBody,
  NewStory,
  StoryChange,
  StoryMediaBody,
  StoryMoveBody,
  StoryNoteTick,
  StorySubmitBody,
  StoryVersionBody,
  readStory,
} from './story-bodies.ts';
import { AddStoryMedia, GetStoryMedia, StoryMediaEntry } from './story-media.ts';
import { StoryAuthor, StoryEntry, StoryView } from './story-view.ts';
import { GetStory, ListStories, ListStoryVersions, StoryVersionEntry } from './story.queries.ts';
import { DeleteStory, MakeStory, RestoreStory, SaveStory } from './write-story.ts';

export class StoryList {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: StoryEntry[];
}
export class MadeStory {
  id!: string;
}
export class SavedStory {
  version!: number;
  updated_at!: string;
}
export class MovedStory {
  id!: string;
  state!: StoryState;
}
export class StoryMediaContent {
  /** A `data:` address. */
  content!: string;
}

const PERSONAL = 'private, no-store';
const TYPES = { picture: 'image/jpeg', voice: 'audio/mpeg' };

export const storyAsker = (request: AppRequest): StoryAsker => ({
  userId: request.user!.userId,
  role: request.user!.role,
});

/** Stories of one's own. */
@Controller('api')
export class StoriesController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One's own stories, the newest first. */
  @Access('story.write')
  @Get('stories')
  @Header('cache-control', PERSONAL)
  async listStories(@Query() query: PageQuery, @Req() request: AppRequest): Promise<StoryList> {
    const { count, stories } = await this.queries.execute(new ListStories(request.user!.userId, query));
    return page(request.url, query, count, stories);
  }

  /** Begins a story. */
  @Access('story.write')
  @Idempotent()
  @Post('stories')
  @HttpCode(201)
  makeStory(
    @Body() { kind, language, idea, title }: NewStory,
    @Req() request: AppRequest,
  ): Promise<MadeStory> {
    const begin = { kind, language, title, idea: idea ?? null };
    return this.commands.execute(new MakeStory(request.user!.userId, begin));
  }

  /** Classmates whom the author may still ask to write along. */
  @Access('story.write')
  @Get('stories/:id/helpers')
  @Header('cache-control', PERSONAL)
  listStoryHelpers(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<StoryAuthor[]> {
    return this.queries.execute(new ListStoryHelpers(id, storyAsker(request)));
  }

  /** Asks a classmate to write along. */
  @Access('story.write')
  @Post('stories/:id/co-authors')
  @HttpCode(204)
  async askCoAuthor(
    @Param('id', ParseId) id: string,
    @Body() { user_id }: CoAuthorBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new AskCoAuthor(id, request.user!.userId, user_id));
  }

  /** Says yes to writing along. */
  @Access('story.write')
  @Post('stories/:id/join')
  @HttpCode(204)
  async joinStory(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new JoinStory(id, request.user!.userId));
  }

  /** Ends somebody's writing along: one's own, or as its author another's. */
  @Access('story.write')
  @Delete('stories/:id/co-authors/:userId')
  @HttpCode(204)
  async leaveStory(
    @Param('id', ParseId) id: string,
    @Param('userId', ParseId) userId: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new LeaveStory(id, request.user!.userId, userId));
  }

  /** One story, for its author, those who teach the author, and the family once it was sent. */
  @Access('signed-in')
  @Get('stories/:id')
  @Header('cache-control', PERSONAL)
  getStory(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<StoryView> {
    return this.queries.execute(new GetStory(id, storyAsker(request)));
  }

  /** Keeps what was written; 409 `story_changed` when another window was faster. */
  @Access('story.write')
  @Put('stories/:id')
  saveStory(
    @Param('id', ParseId) id: string,
    @Body() body: StoryChange,
    @Req() request: AppRequest,
  ): Promise<SavedStory> {
    return this.commands.execute(new SaveStory(id, request.user!.userId, body.version, readStory(body)));
  }

  /** Takes a story away for good, while no book was made of it. */
  @Access('story.write')
  @Delete('stories/:id')
  @HttpCode(204)
  async deleteStory(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new DeleteStory(id, request.user!.userId));
  }

  /** Sends the story to the teachers of the author. */
  @Access('story.write')
  @Post('stories/:id/submit')
  @HttpCode(200)
  submitStory(
    @Param('id', ParseId) id: string,
    @Body() { version, versions_allowed = false }: StorySubmitBody,
    @Req() request: AppRequest,
  ): Promise<MovedStory> {
    return this.commands.execute(
      new MoveStory(id, 'submit', storyAsker(request), '', version, versions_allowed),
    );
  }

  /** Takes a story back that nobody has decided on yet. */
  @Access('story.write')
  @Post('stories/:id/take-back')
  @HttpCode(200)
  takeBackStory(
    @Param('id', ParseId) id: string,
    @Body() { version }: StoryVersionBody,
    @Req() request: AppRequest,
  ): Promise<MovedStory> {
    return this.commands.execute(new MoveStory(id, 'take_back', storyAsker(request), '', version));
  }

  /** Takes a story's book off the shelf, with the reason. */
  @Access('story.review')
  @Post('stories/:id/withdraw')
  @HttpCode(200)
  withdrawStory(
    @Param('id', ParseId) id: string,
    @Body() { version, reason = '' }: StoryMoveBody,
    @Req() request: AppRequest,
  ): Promise<MovedStory> {
    return this.commands.execute(new MoveStory(id, 'withdraw', storyAsker(request), reason, version));
  }

  /** Versions that were kept, the newest first. */
  @Access('story.write')
  @Get('stories/:id/versions')
  @Header('cache-control', PERSONAL)
  listStoryVersions(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<StoryVersionEntry[]> {
    return this.queries.execute(new ListStoryVersions(id, storyAsker(request)));
  }

  /** Brings an older version back; today's is kept. */
  @Access('story.write')
  @Post('stories/:id/restore')
  @HttpCode(200)
  restoreStory(
    @Param('id', ParseId) id: string,
    @Body() { version }: StoryVersionBody,
    @Req() request: AppRequest,
  ): Promise<SavedStory> {
    return this.commands.execute(new RestoreStory(id, request.user!.userId, version));
  }

  /** Says that a comment is done, or open again. */
  @Access('story.write')
  @Put('stories/:id/comments/:commentId')
  @HttpCode(204)
  async tickStoryComment(
    @Param('id', ParseId) id: string,
    @Param('commentId', ParseId) commentId: string,
    @Body() { done }: StoryNoteTick,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new TickComment(id, commentId, storyAsker(request), done));
  }

  /** Keeps a picture or a recording for the story, drawn anew or cleaned. */
  @Access('story.write')
  @Post('stories/:id/media')
  @HttpCode(201)
  async addStoryMedia(
    @Param('id', ParseId) id: string,
    @Body() { kind, content, words }: StoryMediaBody,
    @Req() request: AppRequest,
  ): Promise<StoryMediaEntry> {
    await this.budgets.take('upload', request.user!.userId);
    return this.commands.execute(new AddStoryMedia(id, storyAsker(request), kind, content, words));
  }

  /** A picture or a recording of the story, as a `data:` address. */
  @Access('signed-in')
  @Get('stories/:id/media/:mediaId')
  @Header('cache-control', 'private, max-age=3600')
  async getStoryMedia(
    @Param('id', ParseId) id: string,
    @Param('mediaId', ParseId) mediaId: string,
    @Req() request: AppRequest,
  ): Promise<StoryMediaContent> {
    const { kind, bytes } = await this.queries.execute(new GetStoryMedia(id, mediaId, storyAsker(request)));
    return { content: `data:${TYPES[kind]};base64,${bytes.toString('base64')}` };
  }
}
