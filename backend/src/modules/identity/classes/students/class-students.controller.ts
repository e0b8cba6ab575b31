import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { Access } from '../../../../platform/http/access.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { AddStudent } from './add-student.ts';
import { ArchiveStudents } from './archive-students.ts';
import { ChangeStudent } from './change-student.ts';
import { teachingOf } from '../management/class-access.ts';
import {
  ArchiveStudentsBody,
  MoveStudentsBody,
  NewStudentBody,
  StudentChangeBody,
  StudentsBody,
  StudentsQuery,
} from '../management/class-bodies.ts';
import { ClassStudentPage, StudentLoginSlip, StudentsChanged } from '../management/class-views.ts';
import { ListClassStudents } from './list-class-students.query.ts';
import { MoveStudents } from './move-students.ts';
import { AddStudentsToClass, RemoveStudents } from './remove-students.ts';
import { ResetStudentPassword } from './reset-student-password.ts';

export class ChangedStudent {
  id!: string;
}

/** The students of one class. Responses with a password are not cacheable. */
@Controller('api/classes/:id/students')
export class ClassStudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The students of a class, with search and order. */
  @Access('class.teach')
  @Get()
  @PrivateResponse()
  async listClassStudents(
    @Param('id', ParseId) id: string,
    @Query() query: StudentsQuery,
    @Req() request: AppRequest,
  ): Promise<ClassStudentPage> {
    const { count, students } = await this.queries.execute(
      new ListClassStudents(teachingOf(request), id, query),
    );
    return page(request.url, query, count, students);
  }

  /** Creates a student (or the account that a class shares). The password is only in this response. */
  @Access('class.teach')
  @Post()
  @PrivateResponse()
  addStudent(
    @Param('id', ParseId) id: string,
    @Body() body: NewStudentBody,
    @Req() request: AppRequest,
  ): Promise<StudentLoginSlip> {
    return this.commands.execute(new AddStudent(teachingOf(request), id, body));
  }

  /** Moves students to another class. */
  @Access('class.teach')
  @Post('move')
  @HttpCode(200)
  moveStudents(
    @Param('id', ParseId) id: string,
    @Body() body: MoveStudentsBody,
    @Req() request: AppRequest,
  ): Promise<StudentsChanged> {
    const to = body.to_class_id.toLowerCase();
    return this.commands.execute(new MoveStudents(teachingOf(request), id, to, lower(body.student_ids)));
  }

  /** Removes students from the class; their accounts stay. */
  @Access('class.teach')
  @Post('remove')
  @HttpCode(200)
  removeStudents(
    @Param('id', ParseId) id: string,
    @Body() body: StudentsBody,
    @Req() request: AppRequest,
  ): Promise<StudentsChanged> {
    return this.commands.execute(new RemoveStudents(teachingOf(request), id, lower(body.student_ids)));
  }

  /**
   * Adds students: administrators any of the school, a teacher those whom they removed within the last day.
   */
  @Access('class.teach')
  @Post('put-in')
  @HttpCode(200)
  addStudentsToClass(
    @Param('id', ParseId) id: string,
    @Body() body: StudentsBody,
    @Req() request: AppRequest,
  ): Promise<StudentsChanged> {
    return this.commands.execute(new AddStudentsToClass(teachingOf(request), id, lower(body.student_ids)));
  }

  /** Archives students: they can no longer sign in, and are removed from every list. */
  @Access('class.teach')
  @Post('archive')
  @HttpCode(200)
  archiveStudents(
    @Param('id', ParseId) id: string,
    @Body() body: ArchiveStudentsBody,
    @Req() request: AppRequest,
  ): Promise<StudentsChanged> {
    return this.commands.execute(
      new ArchiveStudents(teachingOf(request), id, lower(body.student_ids), body.reason),
    );
  }

  /** Changes the name or username of a student. */
  @Access('class.teach')
  @Patch(':studentId')
  changeStudent(
    @Param('id', ParseId) id: string,
    @Param('studentId', ParseId) studentId: string,
    @Body() body: StudentChangeBody,
    @Req() request: AppRequest,
  ): Promise<ChangedStudent> {
    return this.commands.execute(new ChangeStudent(teachingOf(request), id, studentId, body));
  }

  /** Sets a new password, which is only in this response. */
  @Access('class.teach')
  @Post(':studentId/reset-password')
  @HttpCode(200)
  @PrivateResponse()
  resetStudentPassword(
    @Param('id', ParseId) id: string,
    @Param('studentId', ParseId) studentId: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<StudentLoginSlip> {
    return this.commands.execute(new ResetStudentPassword(teachingOf(request), id, studentId));
  }
}

const lower = (ids: string[]): string[] => ids.map((id) => id.toLowerCase());
