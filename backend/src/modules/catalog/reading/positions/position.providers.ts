import { GetReadingPositionsHandler } from './get-positions.query.ts';
import { SaveProgressHandler } from './save-progress.ts';
import {
  RestoreReadingWhenMergeUndone,
  TransferReadingWhenPeopleMerged,
} from './transfer-reading-when-people-merged.ts';

/** Reading positions. */
export const POSITION_PROVIDERS = {
  controllers: [],
  providers: [
    GetReadingPositionsHandler,
    SaveProgressHandler,
    RestoreReadingWhenMergeUndone,
    TransferReadingWhenPeopleMerged,
  ],
};
