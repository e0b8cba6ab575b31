import {
  accessOf,
  isVisibleTo,
  visibilityScopeOf,
  type BookAccessDetails,
  type Reader,
} from '../../library/books/book-access.rules.ts';

/** Kinds of readers for whom the visibility of a book is shown to moderators. */
export const PREVIEW_READERS = [
  'child-6',
  'child-9',
  'child-12',
  'child-15',
  'teacher',
  'parent',
  'visitor',
] as const;
type PreviewReader = (typeof PREVIEW_READERS)[number];

/** What one kind of reader could see of a book if it were published now. */
interface Preview {
  who: PreviewReader;
  /** They find it in the library, the search and the feeds. */
  finds: boolean;
  opens: boolean;
  /**
   * Why they do not: it is for older readers, has no age, is for a class or nobody, is for sale, or needs a sign-in.
   */
  because: 'age' | 'unrated' | 'audience' | 'price' | 'sign-in' | null;
}

/** A person other than its uploader. */
const SOMEBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Computes with `book-access.rules.ts` which readers would find a book. Children and teachers are those of its class.
 */
export function previewsOf(book: BookAccessDetails): Preview[] {
  const live: BookAccessDetails = { ...book, status: 'published' };
  return PREVIEW_READERS.map((who): Preview => {
    const reader = readerOf(who, book.class_id);
    const finds = isVisibleTo(visibilityScopeOf(reader), live);
    const access = accessOf(reader, live);
    if (finds) {
      const because = access.read ? null : access.reason === 'sign_in_required' ? 'sign-in' : 'price';
      return { who, finds, opens: access.read, because };
    }
    const ofAge = isVisibleTo(visibilityScopeOf(reader), { ...live, age_rating: 0 });
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
