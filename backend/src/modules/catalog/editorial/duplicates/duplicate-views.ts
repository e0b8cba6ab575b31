import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ListPage } from '../../../../platform/http/page.ts';
import { ModerationSchool } from '../moderation/moderation-cards.ts';
import { Cover } from '../../library/books/book-view.ts';

/** A book that may be a duplicate. */
export class DuplicateBook {
  id!: string;
  slug!: string;
  title!: string;
  /** Its owner: a book of the platform is in every school's library, and is the one to keep. */
  owner!: 'school' | 'platform';
  authors!: string[];
  isbn!: string | null;
  cover!: Cover | null;
  status!: 'draft' | 'in_review' | 'published' | 'archived';
  /** It was described, and its file has not been uploaded yet. */
  awaits_file!: boolean;
  created_at!: string;
  /** How many people have begun it; null below five. */
  readers!: number | null;
}
/** Similar books: with the same ISBN, the same file, or both. */
export class DuplicateBookGroup {
  same!: ('file' | 'isbn')[];
  /**
   * For the platform's team: the school whose copies are listed with a book of the platform; null when all books have
   * one owner.
   */
  school!: ModerationSchool | null;
  /** The best candidate for keeping comes first. */
  books!: DuplicateBook[];
}
export class DuplicateBookGroupPage extends ListPage {
  results!: DuplicateBookGroup[];
}

const ids = { each: true, message: 'books are named by their ids.' };
export class MergeBooksBody {
  /** The book that stays. */
  @IsUUID(undefined, { message: 'Choose the book that stays.' })
  keep!: string;

  /** The books that are merged into it. */
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one other book.' })
  @ArrayMaxSize(20, { message: 'At most 20 books at once.' })
  @ArrayUnique({ message: 'Name each book once.' })
  @IsUUID(undefined, ids)
  others!: string[];
}
export class DistinctBooksBody {
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
export class DistinctBooks {
  books!: number;
}
