import { Book } from '../books/book-view.ts';
import { ReadingListCard } from '../lists/list-view.ts';
import { DeviceView } from '../reading/device.ts';

/** Why a book stands in its row. */
export class RowReason {
  kind!: 'series' | 'author' | 'theme' | 'category' | 'readers' | 'percentage';
  /** The series, the author, the theme; of a category its slug; how many of a class read it; how far somebody is. */
  value!: string;
}
export class RowBook {
  book!: Book;
  why!: RowReason | null;
  /** Of what one is in the middle of: the device that one read it on last. */
  device!: DeviceView | null;
}
/** The book that a row begins with, and what the reader did with it. */
export class RowSeed {
  how!: 'finished' | 'liked' | 'reading';
  title!: string;
  slug!: string;
  language!: string;
}
/** Whose reading a row tells of: a class of the teacher who asks, or a child of the guardian. */
export class RowPeople {
  kind!: 'class' | 'child';
  id!: string;
  name!: string;
}
/** One row of books on the library's first page, with what it is about. */
export class BookRow {
  kind!: 'continue' | 'want' | 'from_teacher' | 'read_by' | 'because' | 'theme' | 'languages' | 'goal';
  list!: ReadingListCard | null;
  because!: RowSeed | null;
  people!: RowPeople | null;
  /** Number of a global goal. */
  goal!: number | null;
  /** What the reader's class reads about. */
  theme!: string | null;
  books!: RowBook[];
}
export class BookRows {
  rows!: BookRow[];
}
