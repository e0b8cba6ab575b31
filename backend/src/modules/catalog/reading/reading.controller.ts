import { Body, Controller, Get, Header, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsDate,
  IsNumber,
  IsObject,
  Max,
  MaxDate,
  Min,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { Progress } from '../books/book-view.ts';
import { readerOf } from '../books/books.controller.ts';
import { FindBook } from '../books/find-book.ts';
import { BookContent, OpenBook, readableBook } from './open-book.query.ts';
import { SaveProgress } from './save-progress.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';

const LOCATOR_MAX = 4_000;

@ValidatorConstraint({ name: 'smallObject' })
class SmallObject implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    // Without a locator there is nothing to measure; that it is missing is said by the rule above.
    return value === undefined || JSON.stringify(value).length <= LOCATOR_MAX;
  }
  defaultMessage(): string {
    return `locator must have at most ${LOCATOR_MAX} characters.`;
  }
}

export class ProgressBody {
  /** Where in the book: href, CFI, progression. */
  @IsObject({ message: 'locator must be an object.' })
  @Validate(SmallObject)
  locator!: object;

  @IsNumber(
    { allowNaN: false, allowInfinity: false },
    { message: 'percentage must be a number from 0 to 100.' },
  )
  @Min(0, { message: 'percentage must be a number from 0 to 100.' })
  @Max(100, { message: 'percentage must be a number from 0 to 100.' })
  percentage!: number;

  /** When the reader was there, by the reader's clock; at most a day ahead of ours. */
  @Type(() => Date)
  @IsDate({ message: 'client_time must be a time, e.g. 2026-11-20T10:00:00Z.' })
  @MaxDate(() => new Date(Date.now() + 86_400_000), { message: 'client_time lies in the future.' })
  client_time!: Date;
}
export class ProgressSaved {
  /** False when a later place is known already. */
  saved!: boolean;
}

@Controller('api')
export class ReadingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly find: FindBook,
    private readonly files: SendFile,
  ) {}

  /** Opens a book: where its files are, and how it is to be read. */
  @Access('public')
  @Get('books/:id/content')
  @Header('cache-control', 'private, no-store')
  openBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookContent> {
    return this.queries.execute(new OpenBook(id, readerOf(request), filesOrigin(request)));
  }

  /** One file of a book, for programs that hold a token. */
  @Access('public')
  @ApiExcludeEndpoint()
  @Get('books/:id/content/*')
  async getBookFile(
    @Param('id', ParseId) id: string,
    @Param('*') path: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { book, fileId } = await readableBook(this.find, id, readerOf(request));
    await this.files.send(request, reply, `books/${book.id}/${fileId}/content/${path}`, 'private, no-cache');
  }

  /** The caller's place in a book. */
  @Access('signed-in')
  @Get('books/:id/progress')
  @Header('cache-control', 'private, no-store')
  async getProgress(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<Progress> {
    const row = await this.find.for(readerOf(request), id);
    return {
      percentage: row.percentage ?? 0,
      locator: row.locator ?? null,
      updated_at: (row.read_at ?? row.created_at).toISOString(),
    };
  }

  /** Notes the caller's place; the last one by `client_time` wins. */
  @Access('reading.record')
  @Put('books/:id/progress')
  saveProgress(
    @Param('id', ParseId) id: string,
    @Body() body: ProgressBody,
    @Req() request: AppRequest,
  ): Promise<ProgressSaved> {
    return this.commands.execute(new SaveProgress(id, readerOf(request)!, body));
  }
}
