import { Book } from '../books/book-view.ts';
import { ReadingListCard } from '../lists/list-view.ts';

/** Why a book stands in its row. */
export class RowReason {
  kind!: 'series' | 'author' | 'theme' | 'category';
  /** The series, the author, the theme; of a category its slug. */
  value!: string;
}
export class RowBook {
  book!: Book;
  why!: RowReason | null;
}
/** The book that a row begins with, and what the reader did with it. */
export class RowSeed {
  how!: 'finished' | 'liked' | 'reading';
  title!: string;
  slug!: string;
  language!: string;
}
/** One row of books on the library's first page, with what it is about. */
export class BookRow {
  kind!: 'continue' | 'from_teacher' | 'because' | 'languages' | 'goal';
  list!: ReadingListCard | null;
  because!: RowSeed | null;
  /** Number of a global goal. */
  goal!: number | null;
  books!: RowBook[];
}
export class BookRows {
  rows!: BookRow[];
}
