import { accessOf, isOnShelf, shelfOf, type BookFacts, type Reader } from '../books/book-access.rules.ts';

/** Kinds of readers that a keeper looks through the eyes of. */
export const PREVIEW_READERS = [
  'child-6',
  'child-9',
  'child-12',
  'child-15',
  'teacher',
  'parent',
  'visitor',
] as const;
export type PreviewReader = (typeof PREVIEW_READERS)[number];

/** What one kind of reader gets of a book, were it live today. */
export interface Preview {
  who: PreviewReader;
  /** It stands in their library, their search and their feeds. */
  finds: boolean;
  opens: boolean;
  /** Why they do not: it is for older readers, for a class, for sale, for nobody, or wants a sign-in. */
  because: 'age' | 'unrated' | 'audience' | 'price' | 'sign-in' | null;
}

/** Nobody in particular: not the one who put it in. */
const SOMEBODY = '00000000-0000-4000-8000-000000000000';

/** By the one policy of the library: whom a book would reach. Children and teachers are those of its class. */
export function previewsOf(book: BookFacts): Preview[] {
  const live: BookFacts = { ...book, status: 'published' };
  return PREVIEW_READERS.map((who): Preview => {
    const reader = readerOf(who, book.class_id);
    const finds = isOnShelf(shelfOf(reader), live);
    const access = accessOf(reader, live);
    if (finds) {
      const because = access.read ? null : access.reason === 'sign_in_required' ? 'sign-in' : 'price';
      return { who, finds, opens: access.read, because };
    }
    const ofAge = isOnShelf(shelfOf(reader), { ...live, age_rating: 0 });
    return {
      who,
      finds,
      opens: false,
      because: !ofAge ? 'audience' : book.age_rating === null ? 'unrated' : 'age',
    };
  });
}

function readerOf(who: PreviewReader, classId: string | null): Reader {
  const classes = classId ? [classId] : [];
  const age = /^child-(\d+)$/.exec(who)?.[1];
  if (age) return { userId: SOMEBODY, role: 'student', age: Number(age), classes };
  if (who === 'visitor') return null;
  return {
    userId: SOMEBODY,
    role: who === 'teacher' ? 'teacher' : 'parent',
    classes: who === 'teacher' ? classes : [],
  };
}
