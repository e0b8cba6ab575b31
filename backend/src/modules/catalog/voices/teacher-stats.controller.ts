import { Controller, Get, Header, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { GetBlogNumbers, GetBookNumbers, WorkStats } from './teacher-stats.query.ts';

@Controller('api/teacher')
export class TeacherStatsController {
  constructor(private readonly queries: QueryBus) {}

  /** What became of the books that the caller put in; of the school's for its administrators. */
  @Access('class.teach')
  @Get('book-stats')
  @Header('cache-control', 'private, no-store')
  getBookNumbers(@Req() request: AppRequest): Promise<WorkStats> {
    return this.queries.execute(new GetBookNumbers(readerOf(request)!));
  }

  /** What became of what the caller and their pupils wrote; of all that the school wrote for its administrators. */
  @Access('class.teach')
  @Get('blog-stats')
  @Header('cache-control', 'private, no-store')
  getBlogNumbers(@Req() request: AppRequest): Promise<WorkStats> {
    return this.queries.execute(new GetBlogNumbers(readerOf(request)!));
  }
}
