import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { ChapterList, LessonList } from '../courses/course-views.ts';
import { AnswerQuestion, AnswerResult } from './answer-question.ts';
import { EnrolPeople } from './enrol-people.ts';
import { Enrol, EnrolClass, Withdraw } from './enrol.ts';
import {
  AnswerBody,
  ClassEnrolled,
  EnrolBody,
  EnrolClassBody,
  EnrolmentFilters,
  EnrolPeopleBody,
  LessonProgressBody,
  PeopleEnrolled,
} from './enrolment-bodies.ts';
import { EnrolmentPage, EnrolmentView, LessonView } from './enrolment-views.ts';
import { GetLesson, ListChapters, ListLessons } from './get-lesson.query.ts';
import { CourseLearnerPage, ListCourseLearners, ListEnrolments } from './list-enrolments.query.ts';
import { SaveLessonProgress } from './save-lesson-progress.ts';

/** Lessons of a course, and how far the signed-in person is. Whoever is enrolled sees the version that they began. */
@Controller('api')
export class EnrolmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The chapters of a course, in order. */
  @Access('public')
  @Get('courses/:course/chapters')
  @PrivateResponse()
  listCourseChapters(@Param('course') course: string, @Req() request: AppRequest): Promise<ChapterList> {
    return this.queries.execute(new ListChapters(course, request.url));
  }

  /** The lessons of a chapter, in order, without their content. */
  @Access('public')
  @Get('courses/:course/chapters/:chapter/lessons')
  @PrivateResponse()
  listCourseLessons(
    @Param('course') course: string,
    @Param('chapter') chapter: string,
    @Req() request: AppRequest,
  ): Promise<LessonList> {
    return this.queries.execute(new ListLessons(course, chapter, request.url));
  }

  /** A lesson with its content. 403 `not_enrolled` unless it is a preview, 403 `locked_yet` while its chapter is closed. */
  @Access('public')
  @Get('courses/:course/chapters/:chapter/lessons/:lesson')
  @PrivateResponse()
  getCourseLesson(
    @Param('course') course: string,
    @Param('chapter') chapter: string,
    @Param('lesson') lesson: string,
  ): Promise<LessonView> {
    return this.queries.execute(new GetLesson(course, chapter, lesson));
  }

  /** Learners of a course: of a teacher the own students, of an administrator everybody in the school. */
  @Access('course.make')
  @Get('courses/:course/learners')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listCourseLearners(
    @Param('course') course: string,
    @Query() paging: PageQuery,
    @Req() request: AppRequest,
  ): Promise<CourseLearnerPage> {
    return this.queries.execute(new ListCourseLearners(course, paging, request.url));
  }

  /** The courses of the signed-in person; with `course` that one alone, with its outline. */
  @Access('course.learn')
  @Get('course-enrollments')
  @PrivateResponse()
  listEnrolments(@Query() filters: EnrolmentFilters, @Req() request: AppRequest): Promise<EnrolmentPage> {
    return this.queries.execute(new ListEnrolments(filters, request.url));
  }

  /** Enrols the signed-in person: 201, and 200 with the same enrolment again. 403 `not_for_you`, `by_class_only`. */
  @Access('course.learn')
  @Post('course-enrollments')
  @PrivateResponse()
  async enrol(
    @Body() { course, code }: EnrolBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EnrolmentView> {
    const { created, enrolment } = await this.commands.execute(new Enrol(course, code ?? ''));
    void reply.status(created ? 201 : 200);
    return enrolment;
  }

  /** Enrols the students of a class of the teacher. 409 `no_students`. */
  @Access('course.make')
  @Post('course-enrollments/class')
  @WhileCoursesAreOpen()
  @HttpCode(200)
  enrolClass(@Body() { course, class_id }: EnrolClassBody): Promise<ClassEnrolled> {
    return this.commands.execute(new EnrolClass(course, class_id));
  }

  /** Enrols people in a course, or invites them: a teacher the own students, an administrator everybody of the school. */
  @Access('course.make')
  @Post('course-enrollments/people')
  @WhileCoursesAreOpen()
  @HttpCode(200)
  enrolPeople(@Body() body: EnrolPeopleBody): Promise<PeopleEnrolled> {
    return this.commands.execute(new EnrolPeople(body));
  }

  /** Leaves the course. 409 `finished`, 403 `by_class_only`. */
  @Access('course.learn')
  @Delete('course-enrollments/:id')
  @HttpCode(204)
  withdraw(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new Withdraw(id));
  }

  /** Stores what the learner did in a lesson. 403 `locked_yet`. */
  @Access('course.learn')
  @Put('course-enrollments/:id/lessons/:lesson')
  @HttpCode(204)
  saveLessonProgress(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
    @Body() body: LessonProgressBody,
  ): Promise<void> {
    return this.commands.execute(new SaveLessonProgress(id, lesson, body));
  }

  /** Answers a question of a quiz, which is scored here or waits for a teacher. 403 `locked_yet`. */
  @Access('course.learn')
  @Post('course-enrollments/:id/lessons/:lesson/questions/:question/answer')
  @HttpCode(200)
  @PrivateResponse()
  answerQuestion(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
    @Param('question', ParseId) question: string,
    @Body() { answer, sound, picture }: AnswerBody,
  ): Promise<AnswerResult> {
    return this.commands.execute(
      new AnswerQuestion(id, lesson, question, answer, sound ?? null, picture ?? null),
    );
  }
}
