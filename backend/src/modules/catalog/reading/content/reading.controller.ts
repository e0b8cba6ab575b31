import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
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
  Min,
  Validate,
  ValidateNested,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { DeviceBody } from '../../library/books/device.ts';
import { GetOfflineBook, OfflineBook } from './get-offline-book.query.ts';
import { GetReadingPositions, ReadingPositions } from '../positions/get-positions.query.ts';
import { OtherDevicePosition } from '../positions/reading-position.ts';
import { ClientTime } from '../shared/client-time.ts';
import { LocatorSize } from '../shared/locator-size.ts';
import { BookContent, OpenBook } from './open-book.query.ts';
import { readableBook } from '../shared/readable-book.ts';
import { SaveProgress } from '../positions/save-progress.ts';
import { SendFile } from '../../../../platform/storage/send-file.ts';

export class ProgressBody {
  /** Position in the book: href, CFI, progression. */
  @IsObject({ message: 'locator must be an object.' })
  @Validate(LocatorSize)
  locator!: object;

  @IsNumber(
    { allowNaN: false, allowInfinity: false },
    { message: 'percentage must be a number from 0 to 100.' },
  )
  @Min(0, { message: 'percentage must be a number from 0 to 100.' })
  @Max(100, { message: 'percentage must be a number from 0 to 100.' })
  percentage!: number;

  /** When the reader was at this position, by the reader's clock; at most a day in the future. */
  @ClientTime()
  client_time!: Date;

  /** The device that saves; the position of each device is stored. */
  @IsOptional()
  @ValidateNested()
  @Type(() => DeviceBody)
  device?: DeviceBody;

  /** The newest time of another device's position that this device knows; a newer one is in the answer. */
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'known_at must be a time, e.g. 2026-11-20T10:00:00Z.' })
  known_at?: Date;
}
export class ProgressSaved {
  /** False when a later position is stored already. */
  saved!: boolean;
  /** The position of another device since `known_at`, if it is elsewhere in the book; null otherwise. */
  elsewhere!: OtherDevicePosition | null;
}

export class ReadingPositionsQuery {
  /** Id of the requesting device; its own position is left out. */
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

  /** Opens a book, by id or slug: the address of its files, and its manifest. */
  @Access('public')
  @Get('books/:id/content')
  @PrivateResponse()
  openBook(@Param('id') id: string, @Req() request: AppRequest): Promise<BookContent> {
    return this.queries.execute(new OpenBook(id, readerOf(request), filesOrigin(request)));
  }

  /** An offline download of a book: its size, and its files on the book origin. */
  @Access('reading.record')
  @Get('books/:id/offline')
  @PrivateResponse()
  getOfflineBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<OfflineBook> {
    return this.queries.execute(new GetOfflineBook(id, readerOf(request)!));
  }

  /** One file of a book, for clients with a token. */
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

  /** The caller's position in a book, and those of their other devices. */
  @Access('signed-in')
  @Get('books/:id/progress')
  @PrivateResponse()
  getProgress(
    @Param('id', ParseId) id: string,
    @Query() { device }: ReadingPositionsQuery,
    @Req() request: AppRequest,
  ): Promise<ReadingPositions> {
    return this.queries.execute(new GetReadingPositions(id, readerOf(request)!, device ?? null));
  }

  /** Saves the caller's position; the latest by `client_time` is stored. */
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
