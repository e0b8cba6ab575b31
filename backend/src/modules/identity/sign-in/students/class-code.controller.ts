import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { ListStudentsInClass, Roster } from './list-students-in-class.query.ts';

export class RosterPage extends ListPage {
  results!: Roster;
}

@Controller('api')
export class ClassCodeController {
  constructor(private readonly queries: QueryBus) {}

  /** Students of a class by its code, for the student sign-in. */
  @Access('public')
  @Get('list-student-in-class/:code')
  @PrivateResponse()
  async listStudentsInClass(
    @Param('code') code: string,
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<RosterPage> {
    const { count, roster } = await this.queries.execute(new ListStudentsInClass(code, query, request.ip));
    return { ...page(request.url, query, count, []), results: roster };
  }
}
