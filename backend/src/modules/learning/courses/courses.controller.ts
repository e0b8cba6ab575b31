import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FIRST_COURSE } from '@bookgrove/contract';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CourseData, CoursePage, CourseView } from './course-views.ts';
import { CourseFilters, GetCourse, ListCourses } from './course.queries.ts';

const FRESH = 'public, no-cache';

/** Courses, for everybody. */
@Controller('api')
export class CoursesController {
  constructor(private readonly queries: QueryBus) {}

  /** One page of the published courses of the school and of the platform, the newest first. */
  @Access('public')
  @Get('courses')
  @Header('cache-control', FRESH)
  listCourses(@Query() filters: CourseFilters, @Req() request: AppRequest): Promise<CoursePage> {
    return this.queries.execute(new ListCourses(filters, request.url));
  }

  /** A course with its chapters and lessons, by id or slug. */
  @Access('public')
  @Get('courses/:idOrSlug')
  @Header('cache-control', FRESH)
  getCourse(@Param('idOrSlug') idOrSlug: string): Promise<CourseView> {
    return this.queries.execute(new GetCourse(idOrSlug));
  }

  /** The free course that every installation has. */
  @Access('public')
  @Get('data/courses/this-is-course')
  @Header('cache-control', FRESH)
  async getFirstCourse(): Promise<CourseData> {
    return { data: await this.queries.execute(new GetCourse(FIRST_COURSE)) };
  }
}
