/**
 * Types of the HTTP API under the names that the web app uses; they are generated from the API document of
 * the server.
 */
import type {
  Book as ApiBook,
  BookInList as ApiBookInList,
  CoverInList,
  Money,
  Profile,
  Progress,
  RosterPage,
  StudentCard,
} from '@bookgrove/api-client';

export type { BookContent, Ingestion, IngestionFinding } from '@bookgrove/api-client';

export type Role = Profile['role'];
export type User = Pick<
  Profile,
  'id' | 'first_name' | 'last_name' | 'email' | 'username' | 'is_staff' | 'avatar' | 'role'
> &
  Partial<Pick<Profile, 'permissions' | 'language' | 'viewing' | 'classes'>>;

/** A sum in minor units, for example `{ amount: 650, currency: 'GBP' }`. */
export type MoneyAmount = Money;

/** A cover at 240 px of width; `color` fills the area until the picture has loaded. */
export type BookCover = CoverInList;
export type ReadingProgress = Progress;

/** A book, without what later screens show of it. */
export type Book = Omit<ApiBook, 'charity' | 'form' | 'rating' | 'reactions' | 'student_made'> &
  Partial<Pick<ApiBook, 'charity' | 'form' | 'rating' | 'reactions' | 'student_made'>>;

/** A book in a list: what a card shows. Every `Book` is one, too. */
export type BookInList = Omit<ApiBookInList, 'charity' | 'rating' | 'reactions'>;

export type Roster = RosterPage;
/** A student as the roster shows one: the last name is an initial unless the school chose otherwise. */
export type RosterStudent = StudentCard;
