import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { teachingOf } from '../management/class-access.ts';
import { EraseStudentBody, RestoreStudentsBody } from '../management/class-bodies.ts';
import { StudentsChanged } from '../management/class-views.ts';
import { EraseStudent } from './erase-student.ts';
import { ArchivedStudent, ListArchivedStudents } from './list-archived-students.query.ts';
import { RestoreStudents } from './restore-students.ts';

export class ArchivedStudentPage extends ListPage {
  results!: ArchivedStudent[];
}

/** Archived students: a teacher sees those of their own classes. */
@Controller('api/archived-students')
export class ArchivedStudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Archived students, the most recently archived first. */
  @Access('class.teach')
  @Get()
  @PrivateResponse()
  async listArchivedStudents(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<ArchivedStudentPage> {
    const { count, students } = await this.queries.execute(
      new ListArchivedStudents(teachingOf(request), query),
    );
    return page(request.url, query, count, students);
  }

  /** Restores students into their former classes, or into one that is named. */
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

  /** Deletes an archived student permanently. Needs the typed username. */
  @Access('school.manage')
  @Post(':id/erase')
  @HttpCode(204)
  async eraseStudent(@Param('id', ParseId) id: string, @Body() body: EraseStudentBody): Promise<void> {
    await this.commands.execute(new EraseStudent(id, body.username));
  }
}
