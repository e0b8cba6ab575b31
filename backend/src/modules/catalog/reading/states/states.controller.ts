import { Body, Controller, Get, Header, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsOptional, IsUUID, MaxDate, ValidateIf } from 'class-validator';
import { Access } from '../../../../platform/http/access.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../books/books.controller.ts';
import { CLOCK_AHEAD_MS } from '../small-object.ts';
import { ListReaderBooks, ReaderBook, ReaderBookCounts } from './list-reader-books.query.ts';
import { SetReadingState } from './set-reading-state.ts';
import { CHOICES, READING_STATES, type Choice, type State } from './state.rules.ts';
import { ReadingStateView } from './states.ts';

export class ReadingStateBody {
  /** Wanted, or put aside; null takes one's word back. */
  @ApiProperty({ enum: CHOICES, nullable: true })
  @ValidateIf((_body, value) => value !== null)
  @IsIn(CHOICES, { message: 'state must be want, abandoned or null.' })
  state!: Choice | null;

  /** When it was said, by the reader's clock; at most a day ahead of ours. */
  @Type(() => Date)
  @IsDate({ message: 'client_time must be a time, e.g. 2026-11-20T10:00:00Z.' })
  @MaxDate(() => new Date(Date.now() + CLOCK_AHEAD_MS), { message: 'client_time lies in the future.' })
  client_time!: Date;
}
export class ReadingStateSaved {
  /** Null when the reader has nothing to do with the book. */
  reading!: ReadingStateView | null;
}

export class ReaderBooksQuery extends PageQuery {
  /** A student whom the asker teaches, guards, or leads the school of; without it one's own books. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be a UUID.' })
  person?: string;

  @IsIn(READING_STATES, { message: 'state must be want, reading, finished or abandoned.' })
  state!: State;
}
export class ReaderBooks {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ReaderBook[];
  /** How many there are in each state. */
  counts!: ReaderBookCounts;
}

/** How readers stand to books: wanted, being read, read, put aside. */
@Controller('api')
export class StatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Notes that the caller wants to read a book, puts it aside, or neither any more. */
  @Access('reading.record')
  @Put('books/:id/reading-state')
  async setReadingState(
    @Param('id', ParseId) id: string,
    @Body() { state, client_time }: ReadingStateBody,
    @Req() request: AppRequest,
  ): Promise<ReadingStateSaved> {
    const said = new SetReadingState(id, readerOf(request)!, state, client_time);
    return { reading: await this.commands.execute(said) };
  }

  /** The books somebody wants to read, reads, has read or put aside; those of a reading log's owner. */
  @Access('reading.record')
  @Get('reading-log/books')
  @Header('cache-control', 'private, no-store')
  async listReaderBooks(@Query() query: ReaderBooksQuery, @Req() request: AppRequest): Promise<ReaderBooks> {
    const { count, counts, results } = await this.queries.execute(
      new ListReaderBooks(readerOf(request)!, query.person, query.state, filesOrigin(request), query),
    );
    return { ...page(request.url, query, count, results), counts };
  }
}
