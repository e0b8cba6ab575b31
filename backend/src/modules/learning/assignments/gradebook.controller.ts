import { Body, Controller, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsOptional, IsUUID, Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.ts';
import { Access } from '../../../platform/http/access.ts';
import { PRIVATE, PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { Gradebook, GradebookQuery, WorkMarkBody, WorkToMark } from './gradebook-view.ts';
import { GetGradebook, GetGradebookFile, GetWorkToMark } from './gradebook.queries.ts';
import { ChildWork, ClassQuery, HelpBoard } from './help-board-view.ts';
import { GetChildWork, GetHelpBoard } from './help-board.queries.ts';
import { MarkWork } from './mark-work.ts';

const CLASS = { message: 'class_id must be the id of a class.' };

export class OneClassQuery {
  @ApiProperty()
  @IsUUID(undefined, CLASS)
  class_id!: string;
}
export class GradebookFileQuery extends OneClassQuery {
  /** A month, e.g. 2026-11; absent: the last ten weeks. */
  @IsOptional()
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'month must be a month, e.g. 2026-11.' })
  month?: string;
}

/** What the children of a class did, who needs help, and the marks of their work. */
@Controller('api')
@WhileCoursesAreOpen()
export class GradebookController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Who of a class needs help, on what; those who need most come first. */
  @Access('work.mark')
  @Get('help-board')
  @PrivateResponse()
  getHelpBoard(@Query() { class_id }: ClassQuery): Promise<HelpBoard> {
    return this.queries.execute(new GetHelpBoard(class_id));
  }

  /** The work of one child of a class. */
  @Access('work.mark')
  @Get('help-board/:student')
  @PrivateResponse()
  getChildWork(
    @Param('student', ParseId) student: string,
    @Query() { class_id }: OneClassQuery,
  ): Promise<ChildWork> {
    return this.queries.execute(new GetChildWork(student, class_id));
  }

  /** The assignments of a class with the grade of each student. */
  @Access('work.mark')
  @Get('gradebook')
  @PrivateResponse()
  getGradebook(@Query() asked: GradebookQuery): Promise<Gradebook> {
    return this.queries.execute(new GetGradebook(asked));
  }

  /** The same as a file. */
  @Access('work.mark')
  @Get('gradebook/export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  async exportGradebook(
    @Query() { class_id, month }: GradebookFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const csv = await this.queries.execute(new GetGradebookFile(class_id, month));
    const day = this.clock.now().toISOString().slice(0, 10);
    void reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="gradebook-${day}.csv"`,
        'cache-control': PRIVATE,
      })
      .send(csv);
  }

  /** The work of a child in an assignment, with its mark. */
  @Access('work.mark')
  @Get('gradebook/:assignment/:student')
  @PrivateResponse()
  getWorkToMark(
    @Param('assignment', ParseId) assignment: string,
    @Param('student', ParseId) student: string,
  ): Promise<WorkToMark> {
    return this.queries.execute(new GetWorkToMark(assignment, student));
  }

  /** Marks it: keeps the mark unseen, gives it back, or asks for another try. 409 `nothing_handed_in`. */
  @Access('work.mark')
  @Put('gradebook/:assignment/:student/mark')
  @HttpCode(204)
  markWork(
    @Param('assignment', ParseId) assignment: string,
    @Param('student', ParseId) student: string,
    @Body() body: WorkMarkBody,
  ): Promise<void> {
    return this.commands.execute(new MarkWork(assignment, student, body));
  }
}
