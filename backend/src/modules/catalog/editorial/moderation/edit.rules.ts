import type { BookMembers, StatedMembers } from '@bookgrove/contract';
import { sameValue, type Changes } from '../../library/books/book-changes.rules.ts';

/** The most categories of one book. */
const MAX_CATEGORIES = 12;
const PLAIN = [
  'reading_level',
  'age_rating',
  'language',
  'license',
  'featured',
  'price',
  'charity_bps',
  'charity_id',
  'project_id',
] as const;

type MoneyMember = 'price' | 'charity_bps' | 'charity_id' | 'project_id';

/** Fields that can be changed in many books at once. Absent fields stay as they are. */
export interface BookEdit
  extends
    StatedMembers<Exclude<(typeof PLAIN)[number], MoneyMember>>,
    Partial<Pick<BookMembers, MoneyMember>> {
  /** Slugs of categories to add to the books, and to remove from them. */
  add_categories?: string[];
  remove_categories?: string[];
}
export interface EditableBook extends Pick<BookMembers, (typeof PLAIN)[number] | 'categories'> {
  id: string;
}

/** The changes that an edit makes to a book; empty when the book has all the values already. */
export function changesOf(book: EditableBook, edit: BookEdit): Changes {
  const changes: Changes = {};
  for (const name of PLAIN)
    if (edit[name] !== undefined && !sameValue(edit[name], book[name]))
      changes[name] = [book[name], edit[name]];
  const kept = book.categories.filter((slug) => !edit.remove_categories?.includes(slug));
  const categories = [...new Set([...kept, ...(edit.add_categories ?? [])])].slice(0, MAX_CATEGORIES);
  if (!sameValue(categories, book.categories)) changes['categories'] = [book.categories, categories];
  return changes;
}
