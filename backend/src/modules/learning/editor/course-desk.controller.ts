import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { LessonView } from '../enrolments/enrolment-views.ts';
import { QuestionBody } from '../quizzes/question-bodies.ts';
import { ChangeCoursePrices, CoursePricesBody } from './change-course-prices.ts';
import { CourseDraftBody, CourseMoveBody, NewCourseBody } from './course-bodies.ts';
import { CourseBundle, CourseBundles, CourseImported, ImportCourseBody } from './course-bundles.ts';
import {
  BankPage,
  CourseDeskPage,
  CourseDraftView,
  CoursePublished,
  CourseSaved,
} from './course-desk-views.ts';
import { GetCourseDraft, ListCourseDesk, PreviewLesson } from './course-desk.queries.ts';
import { BankFilters, QuestionBank } from './question-bank.ts';
import { CreateCourse, MoveCourse, PublishCourse, SaveCourse } from './save-course.ts';

export class QuestionKept {
  id!: string;
}

/** Courses for those who make them: a teacher the own, administrators all of their school, the team those of the platform. */
@Controller('api')
@WhileCoursesAreOpen()
export class CourseDeskController {
  constructor(
    private readonly bank: QuestionBank,
    private readonly bundles: CourseBundles,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page, those changed last first. */
  @Access('course.make')
  @Get('course-desk')
  @PrivateResponse()
  listCourseDesk(@Query() filters: PageQuery, @Req() request: AppRequest): Promise<CourseDeskPage> {
    return this.queries.execute(new ListCourseDesk(filters, request.url));
  }

  /** Makes a course as an empty draft. */
  @Access('course.make')
  @Idempotent()
  @Post('course-desk')
  @PrivateResponse()
  createCourse(@Body() body: NewCourseBody): Promise<CourseSaved> {
    return this.commands.execute(new CreateCourse(body));
  }

  /** A draft with everything that is in it. */
  @Access('course.make')
  @Get('course-desk/:id')
  @PrivateResponse()
  getCourseDraft(@Param('id', ParseId) id: string): Promise<CourseDraftView> {
    return this.queries.execute(new GetCourseDraft(id));
  }

  /** Replaces the draft. 409 `changed_meanwhile`. */
  @Access('course.make')
  @Put('course-desk/:id')
  @PrivateResponse()
  saveCourse(@Param('id', ParseId) id: string, @Body() body: CourseDraftBody): Promise<CourseSaved> {
    return this.commands.execute(new SaveCourse(id, body));
  }

  /** Replaces the prices of a course, for those who manage orders; none makes it free. 409 `always_free`. */
  @Access('order.manage')
  @NeverWhileViewing()
  @Put('course-desk/:id/prices')
  @HttpCode(204)
  changeCoursePrices(@Param('id', ParseId) id: string, @Body() { prices }: CoursePricesBody): Promise<void> {
    return this.commands.execute(new ChangeCoursePrices(id, prices));
  }

  /** Publishes the draft as a new version. 422 `course_incomplete` with what is missing. */
  @Access('course.make')
  @Post('course-desk/:id/publish')
  @HttpCode(200)
  @PrivateResponse()
  publishCourse(@Param('id', ParseId) id: string): Promise<CoursePublished> {
    return this.commands.execute(new PublishCourse(id));
  }

  /** Takes it out of the lists, or puts it back. 409 `wrong_status`. */
  @Access('course.make')
  @Post('course-desk/:id/move')
  @HttpCode(204)
  moveCourse(@Param('id', ParseId) id: string, @Body() { move }: CourseMoveBody): Promise<void> {
    return this.commands.execute(new MoveCourse(id, move));
  }

  /** The draft as one file. */
  @Access('course.make')
  @Get('course-desk/:id/bundle')
  @PrivateResponse()
  exportCourse(@Param('id', ParseId) id: string): Promise<CourseBundle> {
    return this.bundles.export(id);
  }

  /** Makes a draft from such a file. 422 `bundle_refused`. */
  @Access('course.make')
  @Idempotent()
  @Post('course-desk/import')
  @PrivateResponse()
  importCourse(@Body() { bundle }: ImportCourseBody): Promise<CourseImported> {
    return this.bundles.import(bundle);
  }

  /** A lesson of the draft, as a learner would see it. */
  @Access('course.make')
  @Get('course-desk/:id/lessons/:lesson')
  @PrivateResponse()
  previewLesson(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
  ): Promise<LessonView> {
    return this.queries.execute(new PreviewLesson(id, lesson));
  }

  /** Questions that the school keeps for further quizzes, the newest first. */
  @Access('course.make')
  @Get('question-bank')
  @PrivateResponse()
  listBankQuestions(@Query() filters: BankFilters, @Req() request: AppRequest): Promise<BankPage> {
    return this.bank.list(filters, request.url);
  }

  /** Keeps a copy of a question. */
  @Access('course.make')
  @Idempotent()
  @Post('question-bank')
  @PrivateResponse()
  keepBankQuestion(@Body() question: QuestionBody): Promise<QuestionKept> {
    return this.bank.keep(question);
  }

  /** Removes a question from the bank; quizzes that have it stay as they are. */
  @Access('course.make')
  @Delete('question-bank/:id')
  @HttpCode(204)
  removeBankQuestion(@Param('id', ParseId) id: string): Promise<void> {
    return this.bank.remove(id);
  }
}
