import { Audience } from './audience.ts';
import { ChangeBookDetailsHandler, DescribeBookHandler, GetBookDetailsHandler } from './book-details.ts';
import { BookDetailsController } from './details.controller.ts';

/** What is said of a book, as `catalog.module.ts` takes it in. */
export const DETAIL_PARTS = {
  controllers: [BookDetailsController],
  providers: [Audience, ChangeBookDetailsHandler, DescribeBookHandler, GetBookDetailsHandler],
};
