import { BookOwners } from './book-owners.ts';
import { CloseBookWhenGrantRevoked, OpenBookWhenGrantIssued } from './follow-grants.ts';
import {
  RestoreOwnedBooksWhenMergeUndone,
  TransferOwnedBooksWhenPeopleMerged,
} from './transfer-owned-books-when-people-merged.ts';

/** Books that were bought: a copy of the grants of commerce. */
export const OWNERSHIP_PROVIDERS = {
  controllers: [],
  providers: [
    BookOwners,
    CloseBookWhenGrantRevoked,
    OpenBookWhenGrantIssued,
    RestoreOwnedBooksWhenMergeUndone,
    TransferOwnedBooksWhenPeopleMerged,
  ],
};
