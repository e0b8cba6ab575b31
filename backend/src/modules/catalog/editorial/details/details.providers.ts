import { ChangeBookDetailsHandler, DescribeBookHandler, GetBookDetailsHandler } from './book-details.ts';
import { BookDetailsController } from './details.controller.ts';

/** The form that describes a book. */
export const DETAILS_PROVIDERS = {
  controllers: [BookDetailsController],
  providers: [ChangeBookDetailsHandler, DescribeBookHandler, GetBookDetailsHandler],
};
