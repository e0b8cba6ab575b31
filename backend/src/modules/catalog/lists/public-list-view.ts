import { Cover } from '../books/book-view.ts';
import { ListedBook } from './list-view.ts';

/** A reading list as it stands open in a library. It tells of books, and of nobody. */
export class PublicListCard {
  /** The last part of its address; `/books/?list=` has its books. */
  slug!: string;
  title!: string;
  note!: string;
  /** Books on it that the asker finds. */
  books_count!: number;
  /** Of the first four books. */
  covers!: Cover[];
  /** Path of its page. */
  url!: string;
}
export class HomeOfList {
  slug!: string;
  name!: string;
}
/** A reading list that is open to everybody, with its books. */
export class PublicListView {
  title!: string;
  note!: string;
  /** The library in which it stands. */
  library!: HomeOfList;
  books!: ListedBook[];
  /** Path of its page. */
  url!: string;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds!: string;
}
export class LibraryForList {
  id!: string;
  slug!: string;
  name!: string;
}
export class OpenDoor {
  library_id!: string;
  library_name!: string;
  /** The library is open, and so the page is there. */
  seen!: boolean;
  /** Path of its page. */
  url!: string;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds!: string;
}
/** Where a list stands open to everybody, and where it could. */
export class ListDoor {
  title!: string;
  audience!: 'draft' | 'class' | 'group' | 'school';
  books_count!: number;
  /** Those of its books that a visitor finds. */
  books_for_all!: number;
  /** Open libraries of the school. */
  libraries!: LibraryForList[];
  /** Null: it is open to nobody but its readers. */
  open!: OpenDoor | null;
}
