import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { teachingOf } from './class-access.ts';
import { EraseStudentBody, RestoreStudentsBody } from './class-bodies.ts';
import { StudentsChanged } from './class-views.ts';
import { EraseStudent } from './erase-student.ts';
import { ArchivedStudent, ListArchivedStudents } from './list-archived-students.query.ts';
import { RestoreStudents } from './restore-students.ts';

export class ArchivedStudentPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ArchivedStudent[];
}

/** Students who were put away: a teacher sees those of their own classes. */
@Controller('api/archived-students')
export class ArchivedStudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The students who were put away, those of the latest first. */
  @Access('class.teach')
  @Get()
  @Header('cache-control', 'private, no-store')
  async listArchivedStudents(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<ArchivedStudentPage> {
    const { count, students } = await this.queries.execute(
      new ListArchivedStudents(teachingOf(request), query),
    );
    return page(request.url, query, count, students);
  }

  /** Brings students back, into their old classes or one that is named. */
  @Access('class.teach')
  @Post('restore')
  @HttpCode(200)
  restoreStudents(@Body() body: RestoreStudentsBody, @Req() request: AppRequest): Promise<StudentsChanged> {
    return this.commands.execute(
      new RestoreStudents(
        teachingOf(request),
        body.student_ids.map((id) => id.toLowerCase()),
        body.class_id?.toLowerCase() ?? null,
      ),
    );
  }

  /** Deletes an archived student for good. Needs their username, typed. */
  @Access('school.manage')
  @Post(':id/erase')
  @HttpCode(204)
  async eraseStudent(@Param('id', ParseId) id: string, @Body() body: EraseStudentBody): Promise<void> {
    await this.commands.execute(new EraseStudent(id, body.username));
  }
}
