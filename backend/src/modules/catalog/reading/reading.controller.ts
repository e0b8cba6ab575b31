import { Body, Controller, Get, Header, Param, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsDate,
  IsNumber,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  MaxDate,
  Min,
  Validate,
  ValidateNested,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { FindBook } from '../books/find-book.ts';
import { DeviceBody } from './device.ts';
import { GetOfflineBook, OfflineBook } from './get-offline-book.query.ts';
import { GetPlaces, Places } from './get-places.query.ts';
import { PlaceElsewhere } from './places.ts';
import { CLOCK_AHEAD_MS, SmallObject } from './small-object.ts';
import { BookContent, OpenBook, readableBook } from './open-book.query.ts';
import { SaveProgress } from './save-progress.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';

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
  @MaxDate(() => new Date(Date.now() + CLOCK_AHEAD_MS), { message: 'client_time lies in the future.' })
  client_time!: Date;

  /** The device that saves; its place is kept beside those of the reader's other devices. */
  @IsOptional()
  @ValidateNested()
  @Type(() => DeviceBody)
  device?: DeviceBody;

  /** The newest time of another device's place that this device knows of: what came after it is told. */
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'known_at must be a time, e.g. 2026-11-20T10:00:00Z.' })
  known_at?: Date;
}
export class ProgressSaved {
  /** False when a later place is known already. */
  saved!: boolean;
  /** Where another device was since `known_at`, when that is elsewhere in the book; null without news. */
  elsewhere!: PlaceElsewhere | null;
}

export class PlacesQuery {
  /** Id of the asking device, whose own place is left out. */
  @IsOptional()
  @IsUUID(undefined, { message: 'device must be a UUID.' })
  device?: string;
}

@Controller('api')
export class ReadingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly find: FindBook,
    private readonly files: SendFile,
  ) {}

  /** Opens a book, by id or slug: where its files are, and how it is to be read. */
  @Access('public')
  @Get('books/:id/content')
  @Header('cache-control', 'private, no-store')
  openBook(@Param('id') id: string, @Req() request: AppRequest): Promise<BookContent> {
    return this.queries.execute(new OpenBook(id, readerOf(request), filesOrigin(request)));
  }

  /** What a reader takes home of a book: its size, and its files on the book origin. */
  @Access('reading.record')
  @Get('books/:id/offline')
  @Header('cache-control', 'private, no-store')
  getOfflineBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<OfflineBook> {
    return this.queries.execute(new GetOfflineBook(id, readerOf(request)!));
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

  /** The caller's place in a book, and where their other devices stopped. */
  @Access('signed-in')
  @Get('books/:id/progress')
  @Header('cache-control', 'private, no-store')
  getProgress(
    @Param('id', ParseId) id: string,
    @Query() { device }: PlacesQuery,
    @Req() request: AppRequest,
  ): Promise<Places> {
    return this.queries.execute(new GetPlaces(id, readerOf(request)!, device ?? null));
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
