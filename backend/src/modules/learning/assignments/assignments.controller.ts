import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import {
  Assign,
  ChangeAssignment,
  ChangeForChild,
  MoveAssignment,
  StartAssignedWork,
  TakeBackAssignment,
} from './assign.ts';
import {
  AssignBody,
  Assigned,
  AssignmentChangeBody,
  AssignmentFilters,
  AssignmentMoveBody,
  AssignmentPage,
  AssignmentView,
  ChildChangeBody,
  WorkFound,
  WorkQuery,
  WorkStarted,
} from './assignment-bodies.ts';
import { FindWork, GetAssignment, ListAssignments } from './assignment.queries.ts';

/** Work that teachers give to their classes, groups and children. */
@Controller('api')
@WhileCoursesAreOpen()
export class AssignmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Work of a kind that can be assigned, at most 20 items. */
  @Access('work.mark')
  @Get('assignable-work')
  @PrivateResponse()
  findAssignableWork(@Query() asked: WorkQuery): Promise<WorkFound> {
    return this.queries.execute(new FindWork(asked));
  }

  /** Assignments of the caller's classes, those opened last first. */
  @Access('work.mark')
  @Get('assignments')
  @PrivateResponse()
  listAssignments(@Query() filters: AssignmentFilters, @Req() request: AppRequest): Promise<AssignmentPage> {
    return this.queries.execute(new ListAssignments(filters, request.url));
  }

  /** Gives work. 404 for work or a class that the caller does not have, 409 `no_students`. */
  @Access('work.mark')
  @Idempotent()
  @Post('assignments')
  @PrivateResponse()
  assignWork(@Body() body: AssignBody): Promise<Assigned> {
    return this.commands.execute(new Assign(body));
  }

  /** One assignment. */
  @Access('work.mark')
  @Get('assignments/:id')
  @PrivateResponse()
  getAssignment(@Param('id', ParseId) id: string): Promise<AssignmentView> {
    return this.queries.execute(new GetAssignment(id));
  }

  /** Changes days, words and rubric. */
  @Access('work.mark')
  @Put('assignments/:id')
  @HttpCode(204)
  changeAssignment(@Param('id', ParseId) id: string, @Body() body: AssignmentChangeBody): Promise<void> {
    return this.commands.execute(new ChangeAssignment(id, body));
  }

  /** Archives it, or opens it again. */
  @Access('work.mark')
  @Post('assignments/:id/move')
  @HttpCode(204)
  moveAssignment(@Param('id', ParseId) id: string, @Body() body: AssignmentMoveBody): Promise<void> {
    return this.commands.execute(new MoveAssignment(id, body));
  }

  /** Takes it back. 409 `marked` once work was marked. */
  @Access('work.mark')
  @Delete('assignments/:id')
  @HttpCode(204)
  takeBackAssignment(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new TakeBackAssignment(id));
  }

  /** Gives one child extra days, or excuses it. */
  @Access('work.mark')
  @Put('assignments/:id/children/:student')
  @HttpCode(204)
  changeAssignmentForChild(
    @Param('id', ParseId) id: string,
    @Param('student', ParseId) student: string,
    @Body() body: ChildChangeBody,
  ): Promise<void> {
    return this.commands.execute(new ChangeForChild(id, student, body));
  }

  /** The signed-in student begins the work; answers where it is. */
  @Access('course.learn')
  @Post('assignments/:id/start')
  @HttpCode(200)
  @PrivateResponse()
  startAssignedWork(@Param('id', ParseId) id: string): Promise<WorkStarted> {
    return this.commands.execute(new StartAssignedWork(id));
  }
}
