import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
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
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { MadeStory, storyAsker } from '../stories.controller.ts';
import { AnthologyEntry, ListAnthologies } from './anthologies.query.ts';
import { AskAnthology, printKey, RemoveAnthology } from './ask-anthology.ts';

const most = STORY_LIMITS.anthologyStories;
const words = { message: `Choose 1 to ${most} stories.` };

export class NewAnthology {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, STORY_LIMITS.title, { message: 'Give the book a title of at most 120 characters.' })
  title!: string;

  /** Published stories, in the order of the book. */
  @IsArray(words)
  @ArrayMinSize(1, words)
  @ArrayMaxSize(most, words)
  @IsUUID(undefined, { each: true, message: 'stories must be ids of stories.' })
  stories!: string[];
}
export class AnthologyList {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: AnthologyEntry[];
}

/** Stories as books for the printer. */
@Controller('api/anthologies')
export class PrintController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  /** One's own books for the printer, the newest first. */
  @Access('story.write')
  @Get()
  @Header('cache-control', 'private, no-store')
  async listAnthologies(@Query() query: PageQuery, @Req() request: AppRequest): Promise<AnthologyList> {
    const { count, anthologies } = await this.queries.execute(
      new ListAnthologies(request.user!.userId, query),
    );
    return page(request.url, query, count, anthologies);
  }

  /** Binds published stories as one PDF for A4; it is drawn in a queue. */
  @Access('story.write')
  @Idempotent()
  @Post()
  @HttpCode(201)
  async makeAnthology(
    @Body() { title, stories }: NewAnthology,
    @Req() request: AppRequest,
  ): Promise<MadeStory> {
    await this.budgets.take('upload', request.user!.userId);
    return this.commands.execute(new AskAnthology(storyAsker(request), title, stories));
  }

  /** The PDF; 409 `anthology_stale` when a story in it was changed or taken off the shelf. */
  @Access('story.write')
  @Get(':id/file')
  @Header('cache-control', 'private, no-store')
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
          : 'A story in this book was changed or taken off the shelf. Make the book anew.',
      );
    return new StreamableFile(await this.storage.get(printKey(id)), {
      type: 'application/pdf',
      disposition: 'attachment; filename="book.pdf"',
    });
  }

  /** Takes a book for the printer away, with its file. */
  @Access('story.write')
  @Delete(':id')
  @HttpCode(204)
  async removeAnthology(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new RemoveAnthology(id, request.user!.userId));
  }
}
