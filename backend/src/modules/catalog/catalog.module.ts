import { Module, type Provider, type Type } from '@nestjs/common';
import { PREVIOUS_EMAIL_CONSUMERS } from './emails-of-previous-version.ts';
import { CatalogPersonalData } from './personal-data.ts';
import { SHARED_PROVIDERS } from './shared/shared.providers.ts';
import { DOCUMENT_PROVIDERS } from './documents/document.providers.ts';
import { BOOK_PROVIDERS } from './library/books/book.providers.ts';
import { CATEGORY_PROVIDERS } from './library/categories/category.providers.ts';
import { LIBRARY_PROVIDERS } from './library/libraries/library.providers.ts';
import { LIST_PROVIDERS } from './library/lists/list.providers.ts';
import { OFFER_PROVIDERS } from './library/offers/offer.providers.ts';
import { OWNERSHIP_PROVIDERS } from './library/ownership/ownership.providers.ts';
import { REVIEW_PROVIDERS } from './library/reviews/review.providers.ts';
import { ROW_PROVIDERS } from './library/rows/row.providers.ts';
import { SAMPLE_PROVIDERS } from './library/sample/sample.providers.ts';
import { SEARCH_PROVIDERS } from './library/search/search.providers.ts';
import { UPLOAD_PROVIDERS } from './library/uploads/upload.providers.ts';
import { BOOK_ROUTES } from './library/book-routes/book-routes.providers.ts';
import { CONTENT_PROVIDERS } from './reading/content/content.providers.ts';
import { FEED_PROVIDERS } from './reading/feeds/feed.providers.ts';
import { LOG_PROVIDERS } from './reading/log/log.providers.ts';
import { NOTE_PROVIDERS } from './reading/notes/notes.providers.ts';
import { POSITION_PROVIDERS } from './reading/positions/position.providers.ts';
import { SESSION_PROVIDERS } from './reading/sessions/session.providers.ts';
import { SETTING_PROVIDERS } from './reading/settings/setting.providers.ts';
import { READING_STATE_PROVIDERS } from './reading/states/states.providers.ts';
import { READING_STATISTICS_PROVIDERS } from './reading/statistics/statistics.providers.ts';
import { WORD_PROVIDERS } from './reading/words/word.providers.ts';
import { DETAILS_PROVIDERS } from './editorial/details/details.providers.ts';
import { DUPLICATES_PROVIDERS } from './editorial/duplicates/duplicates.providers.ts';
import { IMPORT_PROVIDERS } from './editorial/imports/import.providers.ts';
import { MODERATION_PROVIDERS } from './editorial/moderation/moderation.providers.ts';
import { EDITORIAL_STATISTICS_PROVIDERS } from './editorial/statistics/statistics.providers.ts';
import { LETTER_PROVIDERS } from './authoring/letters/letter.providers.ts';
import { STORY_PROVIDERS } from './authoring/story.providers.ts';
import { CatalogSchoolData } from './school-data.ts';

/** Controllers and providers of all folders, lower layers first. */
const FOLDERS: readonly { controllers: Type[]; providers: Provider[] }[] = [
  SHARED_PROVIDERS,
  DOCUMENT_PROVIDERS,
  BOOK_PROVIDERS,
  CATEGORY_PROVIDERS,
  LIBRARY_PROVIDERS,
  LIST_PROVIDERS,
  OFFER_PROVIDERS,
  OWNERSHIP_PROVIDERS,
  REVIEW_PROVIDERS,
  ROW_PROVIDERS,
  SAMPLE_PROVIDERS,
  SEARCH_PROVIDERS,
  UPLOAD_PROVIDERS,
  BOOK_ROUTES,
  CONTENT_PROVIDERS,
  FEED_PROVIDERS,
  LOG_PROVIDERS,
  NOTE_PROVIDERS,
  POSITION_PROVIDERS,
  SESSION_PROVIDERS,
  SETTING_PROVIDERS,
  READING_STATE_PROVIDERS,
  READING_STATISTICS_PROVIDERS,
  WORD_PROVIDERS,
  DETAILS_PROVIDERS,
  DUPLICATES_PROVIDERS,
  IMPORT_PROVIDERS,
  MODERATION_PROVIDERS,
  EDITORIAL_STATISTICS_PROVIDERS,
  LETTER_PROVIDERS,
  STORY_PROVIDERS,
  { controllers: [], providers: PREVIOUS_EMAIL_CONSUMERS },
];

@Module({
  controllers: FOLDERS.flatMap(({ controllers }) => controllers),
  providers: [CatalogPersonalData, CatalogSchoolData, ...FOLDERS.flatMap(({ providers }) => providers)],
})
export class CatalogModule {}
