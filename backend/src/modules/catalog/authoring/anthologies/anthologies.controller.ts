import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { CreatedStory } from '../stories/story-responses.ts';
import { storyViewer } from '../stories/story-viewer.ts';
import { AnthologyEntry, ListAnthologies } from './list-anthologies.query.ts';
import { RequestAnthology, anthologyPrintKey, RemoveAnthology } from './request-anthology.ts';
import { UPLOAD_BUDGET } from '../../../../platform/uploads/upload.budgets.ts';

const MOST_STORIES = STORY_LIMITS.anthologyStories;
const STORIES_MESSAGE = { message: `Choose 1 to ${MOST_STORIES} stories.` };

export class NewAnthology {
  @Trimmed()
  @IsString()
  @Length(1, STORY_LIMITS.title, { message: 'Give the book a title of at most 120 characters.' })
  title!: string;

  /** Published stories, in the order of the book. */
  @IsArray(STORIES_MESSAGE)
  @ArrayMinSize(1, STORIES_MESSAGE)
  @ArrayMaxSize(MOST_STORIES, STORIES_MESSAGE)
  @IsUUID(undefined, { each: true, message: 'stories must be ids of stories.' })
  stories!: string[];
}
export class AnthologyList extends ListPage {
  results!: AnthologyEntry[];
}

/** Anthologies: published stories as a PDF for print. */
@Controller('api/anthologies')
export class PrintController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  /** One's own anthologies, the newest first. */
  @Access('story.write')
  @Get()
  @PrivateResponse()
  async listAnthologies(@Query() query: PageQuery, @Req() request: AppRequest): Promise<AnthologyList> {
    const { count, anthologies } = await this.queries.execute(
      new ListAnthologies(request.user!.userId, query),
    );
    return page(request.url, query, count, anthologies);
  }

  /** Orders published stories as one PDF for A4; it is built in a queue. */
  @Access('story.write')
  @Idempotent()
  @Post()
  @HttpCode(201)
  async requestAnthology(
    @Body() { title, stories }: NewAnthology,
    @Req() request: AppRequest,
  ): Promise<CreatedStory> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return this.commands.execute(new RequestAnthology(storyViewer(request), title, stories));
  }

  /** The PDF; 409 `anthology_stale` when a story in it was changed or withdrawn. */
  @Access('story.write')
  @Get(':id/file')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getAnthologyFile(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<StreamableFile> {
    const { anthologies } = await this.queries.execute(
      new ListAnthologies(request.user!.userId, Object.assign(new PageQuery(), { limit: 1, offset: 0 }), id),
    );
    const [found] = anthologies;
    if (!found) throw notFound('book');
    if (found.state !== 'ready')
      throw new AppError(
        'conflict',
        `anthology_${found.state}`,
        found.state === 'making'
          ? 'This book is still being made. Wait a moment.'
          : 'A story in this book was changed or withdrawn. Create the book again.',
      );
    return new StreamableFile(await this.storage.get(anthologyPrintKey(id)), {
      type: 'application/pdf',
      disposition: 'attachment; filename="book.pdf"',
    });
  }

  /** Deletes an anthology, with its file. */
  @Access('story.write')
  @Delete(':id')
  @HttpCode(204)
  async removeAnthology(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new RemoveAnthology(id, request.user!.userId));
  }
}
