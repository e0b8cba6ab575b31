import type { Provider, Type } from '@nestjs/common';
import { ChangeCoursePricesHandler } from './change-course-prices.ts';
import { CourseBundles } from './course-bundles.ts';
import { CourseDeskController } from './course-desk.controller.ts';
import { GetCourseDraftHandler, ListCourseDeskHandler, PreviewLessonHandler } from './course-desk.queries.ts';
import { QuestionBank } from './question-bank.ts';
import {
  CreateCourseHandler,
  MoveCourseHandler,
  PublishCourseHandler,
  SaveCourseHandler,
} from './save-course.ts';

/** The editor of courses and quizzes. */
export const EDITOR_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [CourseDeskController],
  providers: [
    ChangeCoursePricesHandler,
    CourseBundles,
    CreateCourseHandler,
    GetCourseDraftHandler,
    ListCourseDeskHandler,
    MoveCourseHandler,
    PreviewLessonHandler,
    PublishCourseHandler,
    QuestionBank,
    SaveCourseHandler,
  ],
};
