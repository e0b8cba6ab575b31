import { Cover } from '../books/book-view.ts';
import { ListedBook } from './list-view.ts';

/** A published reading list in an overview. It contains no personal data. */
export class PublicListCard {
  /** The last part of its address; `/books/?list=` lists its books. */
  slug!: string;
  title!: string;
  note!: string;
  /** Books of the list that the viewer finds. */
  books_count!: number;
  /** Covers of the first four books. */
  covers!: Cover[];
  /** Path of its page. */
  url!: string;
}
export class PublicListSchool {
  slug!: string;
  name!: string;
}
/** A published reading list, with its books. */
export class PublicListView {
  title!: string;
  note!: string;
  /** The library in which it is published. */
  library!: PublicListSchool;
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
export class ListPublicationEntry {
  library_id!: string;
  library_name!: string;
  /** The library is open, so the page exists. */
  seen!: boolean;
  /** Path of its page. */
  url!: string;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds!: string;
}
/** Where a list is published, and where it could be. */
export class ListPublication {
  title!: string;
  audience!: 'draft' | 'class' | 'group' | 'child' | 'school';
  books_count!: number;
  /** How many of its books a visitor finds. */
  books_for_all!: number;
  /** Open libraries of the school. */
  libraries!: LibraryForList[];
  /** Null: it is not published. */
  open!: ListPublicationEntry | null;
}
