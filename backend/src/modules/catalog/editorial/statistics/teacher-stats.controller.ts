import { Controller, Get, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { GetTeacherBlogStats, GetTeacherBookStats, WorkStats } from './teacher-stats.query.ts';

@Controller('api/teacher')
export class TeacherStatsController {
  constructor(private readonly queries: QueryBus) {}

  /** Statistics of the books that the caller uploaded; of all the school's books for its administrators. */
  @Access('class.teach')
  @Get('book-stats')
  @PrivateResponse()
  getTeacherBookStats(@Req() request: AppRequest): Promise<WorkStats> {
    return this.queries.execute(new GetTeacherBookStats(readerOf(request)!));
  }

  /**
   * Statistics of what the caller and their students wrote; for administrators, of everything that the school wrote.
   */
  @Access('class.teach')
  @Get('blog-stats')
  @PrivateResponse()
  getTeacherBlogStats(@Req() request: AppRequest): Promise<WorkStats> {
    return this.queries.execute(new GetTeacherBlogStats(readerOf(request)!));
  }
}
