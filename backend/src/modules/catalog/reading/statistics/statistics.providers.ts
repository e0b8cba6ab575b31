import { CountReadersHandler, CountReadersOfSchoolsHandler } from './count-readers.query.ts';
import { CountReadingHandler } from './count-reading.query.ts';
import { GetReadingDaysHandler } from './get-reading-days.query.ts';
import { GetReadingMinutesHandler } from './get-reading-minutes.query.ts';
import { ListBooksReadHandler } from './list-books-read.query.ts';
import { ListReadingHandler } from './list-reading.query.ts';

/** Counts of readers and of what they read. */
export const READING_STATISTICS_PROVIDERS = {
  controllers: [],
  providers: [
    CountReadersHandler,
    CountReadersOfSchoolsHandler,
    CountReadingHandler,
    GetReadingDaysHandler,
    GetReadingMinutesHandler,
    ListBooksReadHandler,
    ListReadingHandler,
  ],
};
