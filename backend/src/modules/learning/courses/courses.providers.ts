import type { Provider, Type } from '@nestjs/common';
import { CourseHeads, TrainingHeads } from './course-heads.ts';
import { CourseSearch } from './course-search.ts';
import { GetCourseHandler, ListCoursesHandler } from './course.queries.ts';
import { CoursesController } from './courses.controller.ts';
import { EmbedsController, EmbedsOpen } from './embeds.ts';
import { FindCourses } from './find-courses.ts';

/** Published courses, their pages and search. */
export const COURSE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [CoursesController, EmbedsController],
  providers: [
    CourseHeads,
    CourseSearch,
    EmbedsOpen,
    FindCourses,
    GetCourseHandler,
    ListCoursesHandler,
    TrainingHeads,
  ],
};
