import { FeedKeysController } from './feed-keys.controller.ts';
import { ListFeedKeysHandler, CreateFeedKeyHandler, RevokeFeedKeyHandler } from './feed-keys.ts';
import { FeedBuilder } from './feed-builder.ts';
import { FeedReaders } from './feed-readers.ts';
import { FeedsController } from './feeds.controller.ts';
import { GetProgressionHandler, SaveProgressionHandler } from './progression.ts';
import { BookFiles } from './book-files.ts';

/** Nest controllers and providers of the feeds for other reading apps. */
export const FEED_PROVIDERS = {
  controllers: [FeedsController, FeedKeysController],
  providers: [
    BookFiles,
    FeedBuilder,
    FeedReaders,
    GetProgressionHandler,
    ListFeedKeysHandler,
    CreateFeedKeyHandler,
    SaveProgressionHandler,
    RevokeFeedKeyHandler,
  ],
};
