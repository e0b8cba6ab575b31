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
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { InviteCoAuthor, JoinStory, LeaveStory, ListCoAuthorCandidates } from './co-authors.ts';
import { ChooseStoryCharity } from './choose-story-charity.ts';
import { ResolveComment } from './comment-story.ts';
import {
  CreatedStory,
  ReplacedStoryFile,
  SavedStory,
  StoryList,
  StoryMediaContent,
  TransitionedStory,
} from './story-responses.ts';
import { storyViewer } from './story-viewer.ts';
import { TransitionStory } from './transition-story.ts';
import {
  CoAuthorBody,
  NewStory,
  StoryChange,
  StoryMediaBody,
  TransitionStoryBody,
  ResolveStoryNoteBody,
  StoryCharityBody,
  StoryFileAbout,
  StorySubmitBody,
  StoryVersionBody,
  readStory,
} from './story-bodies.ts';
import { AddStoryMedia, GetStoryMedia, StoryMediaEntry } from './story-media.ts';
import { StoryAuthor, StoryView } from './story-view.ts';
import { GetStory, ListStories, ListStoryVersions, StoryVersionEntry } from './story.queries.ts';
import { DeleteStory, CreateStory, RestoreStory, SaveStory } from './write-story.ts';
import { receiveUpload } from '../../library/uploads/receive-upload.ts';
import { DescribeStudentBook, ReplaceStudentBookFile } from './student-books.ts';
import { STUDENT_UPLOAD_BUDGET, UPLOAD_BUDGET } from '../../../../platform/uploads/upload.budgets.ts';

const TYPES = { picture: 'image/jpeg', voice: 'audio/mpeg' };

/** The stories that somebody writes. */
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
  @PrivateResponse()
  async listStories(@Query() query: PageQuery, @Req() request: AppRequest): Promise<StoryList> {
    const { count, stories } = await this.queries.execute(new ListStories(request.user!.userId, query));
    return page(request.url, query, count, stories);
  }

  /** Begins a story. */
  @Access('story.write')
  @Idempotent()
  @Post('stories')
  @HttpCode(201)
  createStory(
    @Body() { kind, language, idea, title }: NewStory,
    @Req() request: AppRequest,
  ): Promise<CreatedStory> {
    const story = { kind, language, title, idea: idea ?? null };
    return this.commands.execute(new CreateStory(request.user!.userId, story));
  }

  /** Classmates whom the author may still invite as co-authors. */
  @Access('story.write')
  @Get('stories/:id/helpers')
  @PrivateResponse()
  listCoAuthorCandidates(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<StoryAuthor[]> {
    return this.queries.execute(new ListCoAuthorCandidates(id, storyViewer(request)));
  }

  /** Invites a classmate as co-author. */
  @Access('story.write')
  @Post('stories/:id/co-authors')
  @HttpCode(204)
  async inviteCoAuthor(
    @Param('id', ParseId) id: string,
    @Body() { user_id }: CoAuthorBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new InviteCoAuthor(id, request.user!.userId, user_id));
  }

  /** Joins a story as co-author. */
  @Access('story.write')
  @Post('stories/:id/join')
  @HttpCode(204)
  async joinStory(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new JoinStory(id, request.user!.userId));
  }

  /** Removes a co-author: the caller, or another one if the caller began the story. */
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

  /** One story, for its authors, and once it was submitted for their teachers and families. */
  @Access('signed-in')
  @Get('stories/:id')
  @PrivateResponse()
  getStory(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<StoryView> {
    return this.queries.execute(new GetStory(id, storyViewer(request)));
  }

  /** Saves a story; 409 `story_changed` when it was saved from another window meanwhile. */
  @Access('story.write')
  @Put('stories/:id')
  saveStory(
    @Param('id', ParseId) id: string,
    @Body() body: StoryChange,
    @Req() request: AppRequest,
  ): Promise<SavedStory> {
    return this.commands.execute(new SaveStory(id, request.user!.userId, body.version, readStory(body)));
  }

  /** Deletes a story for good, while no book was made of it. */
  @Access('story.write')
  @Delete('stories/:id')
  @HttpCode(204)
  async deleteStory(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new DeleteStory(id, request.user!.userId));
  }

  /** Submits the story to the teachers of its authors. */
  @Access('story.write')
  @Post('stories/:id/submit')
  @HttpCode(200)
  submitStory(
    @Param('id', ParseId) id: string,
    @Body() { version, versions_allowed = false }: StorySubmitBody,
    @Req() request: AppRequest,
  ): Promise<TransitionedStory> {
    return this.commands.execute(
      new TransitionStory(id, 'submit', storyViewer(request), '', version, versions_allowed),
    );
  }

  /** Changes title, summary and language of a book that was put in as a file. */
  @Access('story.write')
  @Put('stories/:id/about')
  describeStoryFile(
    @Param('id', ParseId) id: string,
    @Body() { version, ...about }: StoryFileAbout,
    @Req() request: AppRequest,
  ): Promise<SavedStory> {
    return this.commands.execute(new DescribeStudentBook(id, request.user!.userId, version, about));
  }

  /** Chooses the charity that the book of the story names: its authors while they write, a teacher while reading it. */
  @Access('story.write')
  @Put('stories/:id/charity')
  @HttpCode(204)
  async chooseStoryCharity(
    @Param('id', ParseId) id: string,
    @Body() { charity_id, project_id }: StoryCharityBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    const chosen = { charity_id: charity_id ?? null, project_id: project_id ?? null };
    await this.commands.execute(new ChooseStoryCharity(id, storyViewer(request), chosen));
  }

  /** Replaces the file of a book that was put in as a file. The response is sent before its check. */
  @Access('story.write')
  @Post('stories/:id/file')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  async replaceStoryFile(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<ReplacedStoryFile> {
    const { userId } = request.user!;
    await this.budgets.take(STUDENT_UPLOAD_BUDGET, userId);
    return receiveUpload(request, (file, fields) =>
      this.commands.execute(new ReplaceStudentBookFile(id, userId, file, fields)),
    );
  }

  /** Takes a submitted story back while nobody has decided on it. */
  @Access('story.write')
  @Post('stories/:id/take-back')
  @HttpCode(200)
  withdrawStorySubmission(
    @Param('id', ParseId) id: string,
    @Body() { version }: StoryVersionBody,
    @Req() request: AppRequest,
  ): Promise<TransitionedStory> {
    return this.commands.execute(new TransitionStory(id, 'take_back', storyViewer(request), '', version));
  }

  /** Withdraws a story: its book leaves the library. A reason is required. */
  @Access('story.review')
  @Post('stories/:id/withdraw')
  @HttpCode(200)
  withdrawStory(
    @Param('id', ParseId) id: string,
    @Body() { version, reason = '' }: TransitionStoryBody,
    @Req() request: AppRequest,
  ): Promise<TransitionedStory> {
    return this.commands.execute(new TransitionStory(id, 'withdraw', storyViewer(request), reason, version));
  }

  /** Stored versions, the newest first. */
  @Access('story.write')
  @Get('stories/:id/versions')
  @PrivateResponse()
  listStoryVersions(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<StoryVersionEntry[]> {
    return this.queries.execute(new ListStoryVersions(id, storyViewer(request)));
  }

  /** Restores an older version; the current one is stored. */
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

  /** Marks a comment as done, or as open again. */
  @Access('story.write')
  @Put('stories/:id/comments/:commentId')
  @HttpCode(204)
  async resolveStoryComment(
    @Param('id', ParseId) id: string,
    @Param('commentId', ParseId) commentId: string,
    @Body() { done }: ResolveStoryNoteBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new ResolveComment(id, commentId, storyViewer(request), done));
  }

  /** Stores a picture or a recording for the story, without its metadata. */
  @Access('story.write')
  @Post('stories/:id/media')
  @HttpCode(201)
  async addStoryMedia(
    @Param('id', ParseId) id: string,
    @Body() { kind, content, words }: StoryMediaBody,
    @Req() request: AppRequest,
  ): Promise<StoryMediaEntry> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return this.commands.execute(new AddStoryMedia(id, storyViewer(request), kind, content, words));
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
    const { kind, bytes } = await this.queries.execute(new GetStoryMedia(id, mediaId, storyViewer(request)));
    return { content: `data:${TYPES[kind]};base64,${bytes.toString('base64')}` };
  }
}
