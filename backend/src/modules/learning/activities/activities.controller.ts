import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import {
  DiscussionView,
  ModeratedPosts,
  PostBody,
  PostMoveBody,
  StoryBody,
  StoryTaskState,
  SurveyBody,
  SurveyResults,
} from './activity-views.ts';
import { Discussions } from './discussions.ts';
import { StoryTasks } from './story-tasks.ts';
import { Surveys } from './surveys.ts';

export class ModeratedFilters {
  /** `waiting`: texts that wait for a teacher alone. */
  @ApiProperty({ required: false, enum: ['waiting', 'all'] })
  @IsOptional()
  @IsIn(['waiting', 'all'], { message: 'state must be waiting or all.' })
  state?: 'waiting' | 'all';
}

/** Lessons in which people do something together: discussions, surveys, story tasks. */
@Controller('api')
export class ActivitiesController {
  constructor(
    private readonly discussions: Discussions,
    private readonly stories: StoryTasks,
    private readonly surveys: Surveys,
  ) {}

  /** What the class or cohort of the learner has written. */
  @Access('course.learn')
  @Get('course-enrollments/:id/lessons/:lesson/posts')
  @PrivateResponse()
  readDiscussion(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
  ): Promise<DiscussionView> {
    return this.discussions.read(id, lesson);
  }

  /** Writes a text. One with contact details of a child waits for a teacher. */
  @Access('course.learn')
  @Post('course-enrollments/:id/lessons/:lesson/posts')
  @HttpCode(204)
  writePost(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
    @Body() { text }: PostBody,
  ): Promise<void> {
    return this.discussions.write(id, lesson, text);
  }

  /** Answers a survey, once. Nobody sees whose answers they are. 409 `answered`. */
  @Access('course.learn')
  @Post('course-enrollments/:id/lessons/:lesson/survey')
  @HttpCode(204)
  answerSurvey(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
    @Body() body: SurveyBody,
  ): Promise<void> {
    return this.surveys.answer(id, lesson, body);
  }

  /** Chooses the story of a story task. */
  @Access('course.learn')
  @Put('course-enrollments/:id/lessons/:lesson/story')
  @PrivateResponse()
  chooseStory(
    @Param('id', ParseId) id: string,
    @Param('lesson', ParseId) lesson: string,
    @Body() { story_id }: StoryBody,
  ): Promise<StoryTaskState> {
    return this.stories.choose(id, lesson, story_id);
  }

  /** What the classes and cohorts of the person have written in a course, the newest first. */
  @Access('course.make')
  @Get('course-desk/:id/posts')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listModeratedPosts(
    @Param('id', ParseId) id: string,
    @Query() { state }: ModeratedFilters,
  ): Promise<ModeratedPosts> {
    return this.discussions.moderated(id, state === 'waiting');
  }

  /** Shows or hides a text of a class or cohort of the person. */
  @Access('course.make')
  @Post('lesson-posts/:id/move')
  @WhileCoursesAreOpen()
  @HttpCode(204)
  moveLessonPost(@Param('id', ParseId) id: string, @Body() { move }: PostMoveBody): Promise<void> {
    return this.discussions.move(id, move);
  }

  /** Results of a survey of the whole school, from five answers on. */
  @Access('course.make')
  @Get('courses/:course/lessons/:lesson/survey')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  getSurveyResults(
    @Param('course') course: string,
    @Param('lesson', ParseId) lesson: string,
  ): Promise<SurveyResults> {
    return this.surveys.results(course, lesson);
  }
}
