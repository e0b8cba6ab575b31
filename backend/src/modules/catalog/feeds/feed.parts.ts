import { FeedKeysController } from './feed-keys.controller.ts';
import { ListFeedKeysHandler, MakeFeedKeyHandler, TakeFeedKeyBackHandler } from './feed-keys.ts';
import { FeedPages } from './feed-pages.ts';
import { FeedReaders } from './feed-readers.ts';
import { FeedsController } from './feeds.controller.ts';
import { GetProgressionHandler, SaveProgressionHandler } from './progression.ts';
import { BookFiles } from './take-file.ts';

/** The catalogue for other reading apps, as `catalog.module.ts` takes it in. */
export const FEED_PARTS = {
  controllers: [FeedsController, FeedKeysController],
  providers: [
    BookFiles,
    FeedPages,
    FeedReaders,
    GetProgressionHandler,
    ListFeedKeysHandler,
    MakeFeedKeyHandler,
    SaveProgressionHandler,
    TakeFeedKeyBackHandler,
  ],
};
