import { TeacherStatsController } from './teacher-stats.controller.ts';
import { GetTeacherBlogStatsHandler, GetTeacherBookStatsHandler } from './teacher-stats.query.ts';

/** Statistics of the books and stories that a teacher is responsible for. */
export const EDITORIAL_STATISTICS_PROVIDERS = {
  controllers: [TeacherStatsController],
  providers: [GetTeacherBlogStatsHandler, GetTeacherBookStatsHandler],
};
