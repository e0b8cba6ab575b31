import {
  GetReactionContributionsHandler,
  GetReactionsHandler,
  GetReactionStatsHandler,
} from './reaction.queries.ts';
import { ReactToBookHandler } from './react-to-book.ts';
import { ListReportedReviewsHandler, ListReviewsHandler, ReviewView } from './review.queries.ts';
import {
  DecideReviewHandler,
  DeleteReviewHandler,
  SaveReviewHandler,
  ReportReviewHandler,
} from './save-review.ts';
import { ReviewsController } from './reviews.controller.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';

/** Reviews and reactions. */
export const REVIEW_PROVIDERS = {
  controllers: [ReviewsController],
  providers: [
    DecideReviewHandler,
    DeleteReviewHandler,
    GetReactionContributionsHandler,
    GetReactionsHandler,
    GetReactionStatsHandler,
    SaveReviewHandler,
    ListReportedReviewsHandler,
    ListReviewsHandler,
    ReactToBookHandler,
    ReportReviewHandler,
    ReviewView,
    BookFeedbackReader,
  ],
};
