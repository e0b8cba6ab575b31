import { may, type TenantKind, type Role } from '@bookgrove/contract';

/**
 * The requester's facts that decide access; without a tenant they are at a school. Null is a visitor.
 * `ReaderProfiles` adds age and classes; where they are missing the requester is treated as the youngest possible
 * reader.
 */
export type Reader = {
  userId: string;
  role: Role;
  tenantKind?: TenantKind;
  /** Whole years; null if the school has not recorded it. */
  age?: number | null;
  /** Ids of the classes in which they learn or teach. */
  classes?: readonly string[];
} | null;

/** The facts about a book that decide who may see and read it. */
export interface BookAccessDetails {
  status: 'draft' | 'in_review' | 'published' | 'archived';
  owner: 'school' | 'platform';
  created_by: string;
  price_minor: number | null;
  /** The age from which it is suitable for a child; null while nobody has stated it. */
  age_rating: number | null;
  visibility: 'private' | 'class' | 'school' | 'platform' | 'public';
  class_id: string | null;
  /** The requester's school hides this book of the platform. */
  hidden: boolean;
}

/**
 * Values for each of a school's own books, for queries of these only: a school does not hide its own books, but
 * withdraws them.
 */
export const OWN_BOOK = { owner: 'school', hidden: false } as const;

/** Whether the book can be read, and why or why not. */
export interface Access {
  read: boolean;
  reason: 'free' | 'staff' | 'owned' | 'purchase_required' | 'sign_in_required';
}

/** Which published books somebody finds: readers with the same scope see the same library. */
export interface VisibilityScope {
  /** Books rated for older children are not visible; null for adults, who see every book. */
  age: number | null;
  classes: readonly string[];
}

/** Children younger than this do not see a book that nobody has rated. */
export const UNRATED_MIN_AGE = 13;
/** The age that is assumed when it is unknown: visitors and shared accounts may be children. */
const UNKNOWN_AGE = UNRATED_MIN_AGE - 1;
const GROWN_UPS: readonly Role[] = ['teacher', 'parent', 'school_admin', 'platform_admin'];
/** The visibilities of books that everybody at the school's address finds. */
export const SCHOOL_WIDE_VISIBILITIES = ['school', 'platform', 'public'] as const;

/** The reader's visibility scope. */
export function visibilityScopeOf(reader: Reader): VisibilityScope {
  const grownUp = reader !== null && GROWN_UPS.includes(reader.role);
  const age = reader?.role === 'student' ? (reader.age ?? UNKNOWN_AGE) : UNKNOWN_AGE;
  return { age: grownUp ? null : age, classes: [...(reader?.classes ?? [])].sort() };
}

/**
 * Whether a reader finds a book: in lists, counts, search, suggestions, feeds. `visibility-sql.ts` states the same in
 * SQL; a test compares the two for every reader and every book.
 */
export function isVisibleTo(
  scope: VisibilityScope,
  book: Omit<BookAccessDetails, 'owner' | 'price_minor' | 'created_by'>,
): boolean {
  if (book.status !== 'published' || book.hidden) return false;
  const heard =
    (SCHOOL_WIDE_VISIBILITIES as readonly string[]).includes(book.visibility) ||
    (book.visibility === 'class' && book.class_id !== null && scope.classes.includes(book.class_id));
  if (!heard) return false;
  if (scope.age === null) return true;
  return book.age_rating === null ? scope.age >= UNRATED_MIN_AGE : book.age_rating <= scope.age;
}

/**
 * Whether the reader may know that the book exists: visible books, books that they uploaded, and for people who
 * manage books all of them. (Row-level security excludes books of other schools.)
 */
export function maySee(reader: Reader, book: BookAccessDetails): boolean {
  if (isVisibleTo(visibilityScopeOf(reader), book)) return true;
  return (
    reader !== null &&
    (book.created_by === reader.userId || may(reader.role, 'book.manage', reader.tenantKind))
  );
}

/**
 * Whether it is a book of the library that was bought for the reader. They find it whatever their age and classes: a
 * grown-up chose it for them, and it must not disappear when a class or a rating changes. What left the library, or was hidden
 * by the school, is closed for owners, too.
 */
export const isOpenToOwner = (book: { owned?: boolean; status: string; hidden?: boolean }): boolean =>
  book.owned === true && book.status === 'published' && !book.hidden;

/** Whether the reader opens every book that has a price; everybody else opens those that they own or uploaded. */
export const opensPricedBooks = (reader: Reader): boolean =>
  reader !== null && may(reader.role, 'book.publish', reader.tenantKind);

/**
 * The only rule for who may open a book; the page, the reader, the files and the lists use it. `owned`: it was bought
 * for the reader (`ownership-sql.ts`). Whether they find the book is `isVisibleTo`, or for owners `isOpenToOwner`.
 */
export function accessOf(
  reader: Reader,
  book: Pick<BookAccessDetails, 'created_by' | 'price_minor' | 'visibility'> & { owned?: boolean },
): Access {
  if (reader && (book.created_by === reader.userId || opensPricedBooks(reader)))
    return { read: true, reason: book.price_minor === null ? 'free' : 'staff' };
  if (book.price_minor !== null && reader && book.owned) return { read: true, reason: 'owned' };
  if (book.price_minor !== null) return { read: false, reason: 'purchase_required' };
  // What people of a school made is for that school, unless it is marked as public.
  if (book.visibility !== 'public' && !reader) return { read: false, reason: 'sign_in_required' };
  return { read: true, reason: 'free' };
}
