import { Book } from '../books/book-view.ts';
import { ReadingListCard } from '../lists/list-view.ts';
import { DeviceView } from '../books/device.ts';

/** Why a book is in its row. */
export class RowReason {
  kind!: 'series' | 'author' | 'theme' | 'category' | 'readers' | 'percentage';
  /** The series, the author or the theme; for a category its slug; how many of a class read it; the progress. */
  value!: string;
}
export class RowBook {
  book!: Book;
  why!: RowReason | null;
  /** For a book that the reader has begun: the device on which they last read it. */
  device!: DeviceView | null;
}
/** The book that a row is based on, and what the reader did with it. */
export class RowSeed {
  how!: 'finished' | 'liked' | 'reading';
  title!: string;
  slug!: string;
  language!: string;
}
/** Whose reading a row shows: a class of the teacher, or a child of the guardian. */
export class RowPeople {
  kind!: 'class' | 'child';
  id!: string;
  name!: string;
}
/** One row of books on the library's first page, with its subject. */
export class BookRow {
  kind!:
    | 'continue'
    | 'want'
    | 'from_teacher'
    | 'for_age'
    | 'in_language'
    | 'read_by'
    | 'because'
    | 'theme'
    | 'languages'
    | 'goal';
  list!: ReadingListCard | null;
  because!: RowSeed | null;
  people!: RowPeople | null;
  /** Number of one of the United Nations' goals. */
  goal!: number | null;
  /** The theme that the reader's class reads about. */
  theme!: string | null;
  books!: RowBook[];
}
export class BookRows {
  rows!: BookRow[];
}
