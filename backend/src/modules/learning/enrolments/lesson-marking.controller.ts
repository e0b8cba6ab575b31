import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { LessonMarkBody } from './enrolment-bodies.ts';
import {
  GetLessonAnswerMedia,
  LessonAnswerMedia,
  LessonAnswersToMarkPage,
  ListLessonAnswersToMark,
  MarkLessonAnswer,
} from './mark-lesson-answers.ts';

/** Spoken and drawn answers in lessons, which a teacher marks. */
@Controller('api')
export class LessonMarkingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Answers in lessons of the own students that wait for a mark, the oldest first. */
  @Access('work.mark')
  @Get('lesson-marking')
  @PrivateResponse()
  listLessonAnswersToMark(
    @Query() paging: PageQuery,
    @Req() request: AppRequest,
  ): Promise<LessonAnswersToMarkPage> {
    return this.queries.execute(new ListLessonAnswersToMark(paging, request.url));
  }

  /** Marks the last answer to a question of a lesson. */
  @Access('work.mark')
  @Post('course-enrollments/:id/lessons/:lesson/questions/:question/mark')
  @HttpCode(204)
  markLessonAnswer(
    @Param('id', ParseId) enrolment: string,
    @Param('lesson', ParseId) lesson: string,
    @Param('question', ParseId) question: string,
    @Body() { correct, comment }: LessonMarkBody,
  ): Promise<void> {
    return this.commands.execute(new MarkLessonAnswer({ enrolment, lesson, question }, correct, comment));
  }

  /** The recording or drawing of the last answer, for its learner and those who mark it. */
  @Access('course.learn')
  @Get('course-enrollments/:id/lessons/:lesson/questions/:question/:kind')
  @PrivateResponse()
  getLessonAnswerMedia(
    @Param('id', ParseId) enrolment: string,
    @Param('lesson', ParseId) lesson: string,
    @Param('question', ParseId) question: string,
    @Param('kind', new ParseEnumPipe({ sound: 'sound', picture: 'picture' })) kind: 'sound' | 'picture',
  ): Promise<LessonAnswerMedia> {
    return this.queries.execute(new GetLessonAnswerMedia({ enrolment, lesson, question }, kind));
  }
}
