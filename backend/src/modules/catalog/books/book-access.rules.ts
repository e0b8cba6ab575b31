import { may, type Place, type Role } from '@bookgrove/contract';

/**
 * The asker, as far as access is concerned; without a place they are at a school. Null is a visitor. Age and classes
 * are filled in by `Readers`; where they are missing the asker is treated as the youngest who can be meant.
 */
export type Reader = {
  userId: string;
  role: Role;
  place?: Place;
  /** Whole years; null where the school has not said. */
  age?: number | null;
  /** Ids of the classes they learn or teach in. */
  classes?: readonly string[];
} | null;

/** The facts about a book that decide who may see and read it. */
export interface BookFacts {
  status: 'draft' | 'in_review' | 'published' | 'archived';
  owner: 'school' | 'platform';
  created_by: string;
  price_minor: number | null;
  /** From which age on it is fit for a child; null while nobody has said. */
  age_rating: number | null;
  visibility: 'private' | 'class' | 'school' | 'platform' | 'public';
  class_id: string | null;
  /** The asker's school took this book of the platform off its own shelves. */
  hidden: boolean;
}

/** What is so of each of a school's own books, for those who ask of these alone: it is withdrawn, never hidden. */
export const OWN_BOOK = { owner: 'school', hidden: false } as const;

/** Whether the book can be read, and why or why not. */
export interface Access {
  read: boolean;
  reason: 'free' | 'staff' | 'purchase_required' | 'sign_in_required';
}

/** What of the published books somebody finds: readers with the same shelf see the same library. */
export interface Shelf {
  /** Books rated for older children are not there; null for grown-ups, who see every book. */
  age: number | null;
  classes: readonly string[];
}

/** Children younger than this do not see a book that nobody has rated. */
export const UNRATED_FROM = 13;
/** Who has not said how old they are might be a child: visitors, and sign-ins that many share. */
const UNKNOWN_AGE = UNRATED_FROM - 1;
const GROWN_UPS: readonly Role[] = ['teacher', 'parent', 'school_admin', 'platform_admin'];
/** The visibilities that everybody at the school's address hears of. */
export const HEARD_BY_ALL = ['school', 'platform', 'public'] as const;

/** The reader's shelf. */
export function shelfOf(reader: Reader): Shelf {
  const grownUp = reader !== null && GROWN_UPS.includes(reader.role);
  const age = reader?.role === 'student' ? (reader.age ?? UNKNOWN_AGE) : UNKNOWN_AGE;
  return { age: grownUp ? null : age, classes: [...(reader?.classes ?? [])].sort() };
}

/**
 * Whether a book stands on a shelf: in lists, counts, search, suggestions, feeds. `shelf-sql.ts` says the same to the
 * database; a test compares the two for every reader and every book.
 */
export function isOnShelf(
  shelf: Shelf,
  book: Omit<BookFacts, 'owner' | 'price_minor' | 'created_by'>,
): boolean {
  if (book.status !== 'published' || book.hidden) return false;
  const heard =
    (HEARD_BY_ALL as readonly string[]).includes(book.visibility) ||
    (book.visibility === 'class' && book.class_id !== null && shelf.classes.includes(book.class_id));
  if (!heard) return false;
  if (shelf.age === null) return true;
  return book.age_rating === null ? shelf.age >= UNRATED_FROM : book.age_rating <= shelf.age;
}

/**
 * Whether the reader may know that the book exists: what is on their shelf, what they put in themselves, and for those
 * who manage books each one. (Another school's books never get this far.)
 */
export function maySee(reader: Reader, book: BookFacts): boolean {
  if (isOnShelf(shelfOf(reader), book)) return true;
  return (
    reader !== null && (book.created_by === reader.userId || may(reader.role, 'book.manage', reader.place))
  );
}

/** The one rule of who may open a book; the page, the reader, the files and the lists all ask it. */
export function accessOf(
  reader: Reader,
  book: Pick<BookFacts, 'created_by' | 'price_minor' | 'visibility'>,
): Access {
  if (reader && (book.created_by === reader.userId || may(reader.role, 'book.publish', reader.place)))
    return { read: true, reason: book.price_minor === null ? 'free' : 'staff' };
  if (book.price_minor !== null) return { read: false, reason: 'purchase_required' };
  // What a school's own people made is for its own people, unless it said otherwise.
  if (book.visibility !== 'public' && !reader) return { read: false, reason: 'sign_in_required' };
  return { read: true, reason: 'free' };
}
