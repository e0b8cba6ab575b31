import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { DeviceBody } from '../../library/books/device.ts';
import {
  GetReadingSettings,
  ReadingSettingsBody,
  ReadingSettingsView,
  SaveReadingSettings,
} from '../settings/reading-settings.ts';
import { ListSessions, RemoveSession, SaveSession, SessionView } from './sessions.ts';

/** A reading session. A pause counts for three minutes at most; the rest is idle time, and not in `active_seconds`. */
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
  /** False when a longer session with this id is stored already. */
  saved!: boolean;
}
export class ReadingLog extends ListPage {
  results!: SessionView[];
  /** Of all sessions, without idle time. */
  seconds!: number;
}

/** A reader's own sessions and settings. */
@Controller('api')
export class ReadingLogController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Saves a reading session under an id that the device makes; it is saved repeatedly while somebody reads. */
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

  /** One's own reading sessions, newest first. */
  @Access('reading.record')
  @Get('reading-sessions')
  @PrivateResponse()
  async listSessions(@Query() query: PageQuery, @Req() request: AppRequest): Promise<ReadingLog> {
    const { count, seconds, results } = await this.queries.execute(
      new ListSessions(request.user!.userId, query),
    );
    return { ...page(request.url, query, count, results), seconds };
  }

  /** Removes a session from one's own log. */
  @Access('reading.record')
  @Delete('reading-sessions/:id')
  @HttpCode(204)
  removeSession(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveSession(id, request.user!.userId));
  }

  /** The caller's settings for the look and sound of pages, on every device. */
  @Access('reading.record')
  @Get('reading-settings')
  @PrivateResponse()
  getReadingSettings(@Req() request: AppRequest): Promise<ReadingSettingsView> {
    return this.queries.execute(new GetReadingSettings(request.user!.userId));
  }

  /** Saves the settings; the latest by `client_time` are stored, and returned. */
  @Access('reading.record')
  @Put('reading-settings')
  saveReadingSettings(
    @Body() body: ReadingSettingsBody,
    @Req() request: AppRequest,
  ): Promise<ReadingSettingsView> {
    return this.commands.execute(new SaveReadingSettings(request.user!.userId, body));
  }
}
