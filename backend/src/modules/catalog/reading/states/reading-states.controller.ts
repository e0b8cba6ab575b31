import { Body, Controller, Get, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { ClientTime } from '../shared/client-time.ts';
import { ListReaderBooks, ReaderBook, ReaderBookCounts } from './list-reader-books.query.ts';
import { SetReadingState } from './set-reading-state.ts';
import { CHOICES, READING_STATES, type Choice, type State } from '../../library/books/reading-state.rules.ts';
import { ReadingStateView } from '../../library/books/reading-state.ts';

export class ReadingStateBody {
  /** Wanted, or put aside; null for neither. */
  @ApiProperty({ enum: CHOICES, nullable: true })
  @ValidateIf((_body, value) => value !== null)
  @IsIn(CHOICES, { message: 'state must be want, abandoned or null.' })
  state!: Choice | null;

  /** When it was chosen, by the reader's clock; at most a day in the future. */
  @ClientTime()
  client_time!: Date;
}
export class ReadingStateSaved {
  /** Null when the reader neither wants the book nor has read in it. */
  reading!: ReadingStateView | null;
}

export class ReaderBooksQuery extends PageQuery {
  /** A student whom the requester teaches, is a guardian of, or whose school they lead; without it one's own books. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be a UUID.' })
  person?: string;

  @IsIn(READING_STATES, { message: 'state must be want, reading, finished or abandoned.' })
  state!: State;
}
export class ReaderBooks extends ListPage {
  results!: ReaderBook[];
  /** How many there are in each state. */
  counts!: ReaderBookCounts;
}

/** Reading states: wanted, being read, finished, put aside. */
@Controller('api')
export class StatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Saves that the caller wants to read a book, puts it aside, or neither. */
  @Access('reading.record')
  @Put('books/:id/reading-state')
  async setReadingState(
    @Param('id', ParseId) id: string,
    @Body() { state, client_time }: ReadingStateBody,
    @Req() request: AppRequest,
  ): Promise<ReadingStateSaved> {
    const command = new SetReadingState(id, readerOf(request)!, state, client_time);
    return { reading: await this.commands.execute(command) };
  }

  /** The books somebody wants to read, reads, has read or put aside; those of a reading log's owner. */
  @Access('reading.record')
  @Get('reading-log/books')
  @PrivateResponse()
  async listReaderBooks(@Query() query: ReaderBooksQuery, @Req() request: AppRequest): Promise<ReaderBooks> {
    const { count, counts, results } = await this.queries.execute(
      new ListReaderBooks(readerOf(request)!, query.person, query.state, filesOrigin(request), query),
    );
    return { ...page(request.url, query, count, results), counts };
  }
}
