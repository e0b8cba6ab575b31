import { may, type Place, type Role } from '@bookgrove/contract';

/** The asker, as far as access is concerned; without a place they are at a school. Null is a visitor. */
export type Reader = { userId: string; role: Role; place?: Place } | null;

/** The facts about a book that decide who may see and read it. */
export interface BookFacts {
  status: 'draft' | 'in_review' | 'published' | 'archived';
  owner: 'school' | 'platform';
  created_by: string;
  price_minor: number | null;
}

/** Whether the book can be read, and why or why not. */
export interface Access {
  read: boolean;
  reason: 'free' | 'staff' | 'purchase_required' | 'sign_in_required';
}

/**
 * Whether the reader may know that the book exists: published ones everybody of the school, others their uploader and
 * those who manage books. (Another school's books never get this far.)
 */
export function maySee(reader: Reader, book: BookFacts): boolean {
  if (book.status === 'published') return true;
  return (
    reader !== null && (book.created_by === reader.userId || may(reader.role, 'book.manage', reader.place))
  );
}

/** The one rule of who may open a book; the page, the reader, the files and the lists all ask it. */
export function accessOf(reader: Reader, book: BookFacts): Access {
  if (reader && (book.created_by === reader.userId || may(reader.role, 'book.publish', reader.place)))
    return { read: true, reason: book.price_minor === null ? 'free' : 'staff' };
  if (book.price_minor !== null) return { read: false, reason: 'purchase_required' };
  // What a school's own people made is for its own people; the platform's free books are for everyone.
  if (book.owner === 'school' && !reader) return { read: false, reason: 'sign_in_required' };
  return { read: true, reason: 'free' };
}
