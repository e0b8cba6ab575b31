import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { DeskSchool } from '../desk/desk-cards.ts';
import { Cover } from '../books/book-view.ts';

/** A book that might be here twice. */
export class TwinBook {
  id!: string;
  slug!: string;
  title!: string;
  /** Whose it is: a book of the platform stands in every school, and is the one that stays. */
  owner!: 'school' | 'platform';
  authors!: string[];
  isbn!: string | null;
  cover!: Cover | null;
  status!: 'draft' | 'in_review' | 'published' | 'archived';
  /** It is described, and its file has not come yet. */
  awaits_file!: boolean;
  created_at!: string;
  /** People who began it; null below five. */
  readers!: number | null;
}
/** Books that are alike: by their ISBN, by a file, or by both. */
export class TwinGroup {
  same!: ('file' | 'isbn')[];
  /** At the platform's desk: whose copies stand beside a book of the platform; null where all are of this place. */
  school!: DeskSchool | null;
  /** The one that most speaks for staying comes first. */
  books!: TwinBook[];
}
export class TwinGroupPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: TwinGroup[];
}

const ids = { each: true, message: 'books are named by their ids.' };
export class MergeBooksBody {
  /** The book that stays. */
  @IsUUID(undefined, { message: 'Choose the book that stays.' })
  keep!: string;

  /** Those that become part of it. */
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one other book.' })
  @ArrayMaxSize(20, { message: 'At most 20 books at once.' })
  @ArrayUnique({ message: 'Name each book once.' })
  @IsUUID(undefined, ids)
  others!: string[];
}
export class BooksApartBody {
  @IsArray()
  @ArrayMinSize(2, { message: 'Choose at least two books.' })
  @ArrayMaxSize(20, { message: 'At most 20 books at once.' })
  @ArrayUnique({ message: 'Name each book once.' })
  @IsUUID(undefined, ids)
  books!: string[];
}
export class MergedBooks {
  id!: string;
  merged!: number;
}
export class BooksApart {
  books!: number;
}
