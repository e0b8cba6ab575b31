import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { Access } from '../../../../platform/http/access.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../books/books.controller.ts';
import { DeviceBody } from '../device.ts';
import {
  GetReadingSettings,
  ReadingSettingsBody,
  ReadingSettingsView,
  SaveReadingSettings,
} from '../settings/reading-settings.ts';
import { ListSessions, RemoveSession, SaveSession, SessionView } from './sessions.ts';

/** Reading at one go. A pause counts for three minutes at most; the rest of it is idle and not in `active_seconds`. */
export class SessionBody {
  @Type(() => Date)
  @IsDate({ message: 'started_at must be a time, e.g. 2026-11-20T10:00:00Z.' })
  started_at!: Date;

  @Type(() => Date)
  @IsDate({ message: 'ended_at must be a time, e.g. 2026-11-20T10:00:00Z.' })
  ended_at!: Date;

  @IsInt({ message: 'active_seconds must be a whole number from 0 to 43200.' })
  @Min(0, { message: 'active_seconds must be a whole number from 0 to 43200.' })
  @Max(43_200, { message: 'active_seconds must be a whole number from 0 to 43200.' })
  active_seconds!: number;

  @IsInt({ message: 'page_from must be a whole number from 1.' })
  @Min(1, { message: 'page_from must be a whole number from 1.' })
  @Max(100_000, { message: 'page_from must be at most 100000.' })
  page_from!: number;

  @IsInt({ message: 'page_to must be a whole number from 1.' })
  @Min(1, { message: 'page_to must be a whole number from 1.' })
  @Max(100_000, { message: 'page_to must be at most 100000.' })
  page_to!: number;

  @IsIn(['silent', 'listen', 'together', 'offline'], {
    message: 'mode must be silent, listen, together or offline.',
  })
  mode!: 'silent' | 'listen' | 'together' | 'offline';

  @IsObject({ message: 'device must be an object.' })
  @ValidateNested()
  @Type(() => DeviceBody)
  device!: DeviceBody;
}
export class SessionSaved {
  /** False when a longer one with this id is known already. */
  saved!: boolean;
}
export class ReadingLog {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: SessionView[];
  /** Of the whole log, idle time not in it. */
  seconds!: number;
}

const PERSONAL = 'private, no-store';

/** A reader's own log and settings. */
@Controller('api')
export class ReadingLogController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Notes reading at one go, under an id that its device made; it grows while one reads. */
  @Access('reading.record')
  @Put('books/:id/sessions/:sessionId')
  saveSession(
    @Param('id', ParseId) id: string,
    @Param('sessionId', ParseId) sessionId: string,
    @Body() body: SessionBody,
    @Req() request: AppRequest,
  ): Promise<SessionSaved> {
    return this.commands.execute(new SaveSession(id, sessionId, readerOf(request)!, body));
  }

  /** One's own log of reading, newest first. */
  @Access('reading.record')
  @Get('reading-sessions')
  @Header('cache-control', PERSONAL)
  async listSessions(@Query() query: PageQuery, @Req() request: AppRequest): Promise<ReadingLog> {
    const { count, seconds, results } = await this.queries.execute(
      new ListSessions(request.user!.userId, query),
    );
    return { ...page(request.url, query, count, results), seconds };
  }

  /** Takes reading at one go out of one's own log. */
  @Access('reading.record')
  @Delete('reading-sessions/:id')
  @HttpCode(204)
  removeSession(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveSession(id, request.user!.userId));
  }

  /** How the caller wants pages to look and sound, on every device. */
  @Access('reading.record')
  @Get('reading-settings')
  @Header('cache-control', PERSONAL)
  getReadingSettings(@Req() request: AppRequest): Promise<ReadingSettingsView> {
    return this.queries.execute(new GetReadingSettings(request.user!.userId));
  }

  /** Keeps them; the last choice by `client_time` wins and is the answer. */
  @Access('reading.record')
  @Put('reading-settings')
  saveReadingSettings(
    @Body() body: ReadingSettingsBody,
    @Req() request: AppRequest,
  ): Promise<ReadingSettingsView> {
    return this.commands.execute(new SaveReadingSettings(request.user!.userId, body));
  }
}
