import {
  GetReactionContributionsHandler,
  GetReactionsHandler,
  GetReactionStatsHandler,
} from './reaction.queries.ts';
import { ReactHandler } from './react.ts';
import { ListReportedReviewsHandler, ListReviewsHandler, ReviewView } from './review.queries.ts';
import {
  DecideReviewHandler,
  DeleteReviewHandler,
  KeepReviewHandler,
  ReportReviewHandler,
} from './reviews.ts';
import { TeacherStatsController } from './teacher-stats.controller.ts';
import { GetBlogNumbersHandler, GetBookNumbersHandler } from './teacher-stats.query.ts';
import { VoicesController } from './voices.controller.ts';
import { Voices } from './voices.ts';

/** What readers say of books, and what is counted of it, as `catalog.module.ts` takes it in. */
export const VOICE_PARTS = {
  controllers: [VoicesController, TeacherStatsController],
  providers: [
    DecideReviewHandler,
    DeleteReviewHandler,
    GetBlogNumbersHandler,
    GetBookNumbersHandler,
    GetReactionContributionsHandler,
    GetReactionsHandler,
    GetReactionStatsHandler,
    KeepReviewHandler,
    ListReportedReviewsHandler,
    ListReviewsHandler,
    ReactHandler,
    ReportReviewHandler,
    ReviewView,
    Voices,
  ],
};
