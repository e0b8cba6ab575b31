import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsInt, IsOptional, IsString, IsTimeZone, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { GetLog, LogEntry } from './get-log.query.ts';
import { LogPerson } from './log-readers.ts';
import { RecordPaperReading, RemovePaperReading } from './paper-reading.ts';

export class LogQuery extends PageQuery {
  /** A student whom the requester teaches, is a guardian of, or whose school they lead; without it one's own log. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be a UUID.' })
  person?: string;

  /** IANA name of the requester's time zone, which defines days and weeks. */
  @IsOptional()
  @IsTimeZone({ message: 'time_zone must be the name of a time zone, e.g. Europe/London.' })
  time_zone: string = 'UTC';
}

/** Reading of a printed book. */
export class PaperReadingBody {
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be a UUID.' })
  person?: string;

  @Trimmed()
  @IsString({ message: 'Write the title of the book.' })
  @Length(1, 255, { message: 'Write the title of the book, in at most 255 characters.' })
  title!: string;

  @IsInt({ message: 'Minutes are a whole number from 1 to 600.' })
  @Min(1, { message: 'Minutes are a whole number from 1 to 600.' })
  @Max(600, { message: 'Minutes are a whole number from 1 to 600.' })
  minutes!: number;

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'read_on must be a day, e.g. 2026-11-20.' })
  read_on!: string;
}

export class LogWeek {
  /** Its Monday, ISO. */
  week!: string;
  minutes!: number;
  /** Days with reading. */
  days!: number;
  /** Different books. */
  books!: number;
}
export class LogView extends ListPage {
  person!: LogPerson;
  /** The last twelve weeks, oldest first. */
  weeks!: LogWeek[];
  results!: LogEntry[];
}

/** Reading logs: one's own, and those of children one is responsible for. */
@Controller('api')
export class LogController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** A reading log: weeks in numbers, and its entries. */
  @Access('reading.record')
  @Get('reading-log')
  @PrivateResponse()
  async getReadingLog(@Query() query: LogQuery, @Req() request: AppRequest): Promise<LogView> {
    const { person, weeks, count, results } = await this.queries.execute(
      new GetLog(readerOf(request)!, query.person, query.time_zone, query),
    );
    return { person, weeks, ...page(request.url, query, count, results) };
  }

  /** Records reading of a printed book, under an id that the client makes. */
  @Access('reading.record')
  @Put('reading-log/paper/:id')
  @HttpCode(204)
  recordPaperReading(
    @Param('id', ParseId) id: string,
    @Body() body: PaperReadingBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    return this.commands.execute(new RecordPaperReading(id, readerOf(request)!, body));
  }

  /** Removes reading of a printed book from a log. */
  @Access('reading.record')
  @Delete('reading-log/paper/:id')
  @HttpCode(204)
  removePaperReading(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemovePaperReading(id, request.user!.userId));
  }
}
