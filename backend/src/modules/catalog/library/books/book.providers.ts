import { BookCharities } from './book-charities.ts';
import { BookHeads } from './book-heads.ts';
import { BookView } from './book-view.ts';
import { BookWriter } from './book-writer.ts';
import { CapabilityUrls } from './capability-urls.ts';
import { ChangeBookStatusHandler } from './change-book-status.ts';
import { CountBooksHandler } from './count-books.query.ts';
import { CountUnreadyUploadsHandler } from './count-unready-uploads.query.ts';
import { FindBook } from './find-book.ts';
import {
  GetBookCardHandler,
  GetGoalsOfBooksHandler,
  ListBookAddressesHandler,
} from './public-books.query.ts';
import { GetBookHandler } from './get-book.query.ts';
import { GetBookStatsHandler } from './get-book-stats.query.ts';
import { GetLibraryCountsHandler } from './get-library-counts.query.ts';
import { GetVisibleBooksHandler } from './get-visible-books.query.ts';
import { ReaderProfiles } from './reader-profiles.ts';
import { SaleConsent } from './sale-consent.ts';
import { StoryBookWriter } from './story-book-writer.ts';

/** Books: their pages, their status, and the writer that all changes go through. */
export const BOOK_PROVIDERS = {
  controllers: [],
  providers: [
    BookCharities,
    BookHeads,
    BookView,
    BookWriter,
    CapabilityUrls,
    ChangeBookStatusHandler,
    CountBooksHandler,
    CountUnreadyUploadsHandler,
    FindBook,
    GetBookCardHandler,
    GetGoalsOfBooksHandler,
    GetBookHandler,
    GetBookStatsHandler,
    GetLibraryCountsHandler,
    GetVisibleBooksHandler,
    ListBookAddressesHandler,
    ReaderProfiles,
    SaleConsent,
    StoryBookWriter,
  ],
};
