import type { Price } from '../books/price.rules.ts';

/** What can be said of many books at once. Absent members stay as they are. */
export interface BookEdit {
  reading_level?: number;
  age_rating?: number;
  language?: string;
  license?: string;
  featured?: boolean;
  /** Null is free. */
  price?: Price | null;
  charity_bps?: number | null;
  /** Slugs of shelves that the books shall stand on too, or no longer. */
  add_categories?: string[];
  remove_categories?: string[];
}
export interface EditableBook {
  id: string;
  reading_level: number | null;
  age_rating: number | null;
  language: string;
  license: string | null;
  featured: boolean;
  price: Price | null;
  charity_bps: number | null;
  categories: string[];
}
/** Members with what stood there and what stands there now. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Shelves one book can stand on. */
const MOST_SHELVES_OF_A_BOOK = 12;
const PLAIN = [
  'reading_level',
  'age_rating',
  'language',
  'license',
  'featured',
  'price',
  'charity_bps',
] as const;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an edit changes of a book; empty when the book says all of it already. */
export function changesOf(book: EditableBook, edit: BookEdit): Changes {
  const changes: Changes = {};
  for (const name of PLAIN)
    if (edit[name] !== undefined && !same(edit[name], book[name])) changes[name] = [book[name], edit[name]];
  const kept = book.categories.filter((slug) => !edit.remove_categories?.includes(slug));
  const shelves = [...new Set([...kept, ...(edit.add_categories ?? [])])].slice(0, MOST_SHELVES_OF_A_BOOK);
  if (!same(shelves, book.categories)) changes['categories'] = [book.categories, shelves];
  return changes;
}

/** The way back, for what nobody has changed since. */
export function undone(book: EditableBook, changes: Changes): Changes {
  const now = book as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([name, [, after]]) => same(now[name], after))
      .map(([name, [before, after]]) => [name, [after, before]]),
  );
}

/** Two changes, one after the other, as one; what came back to where it began is none. */
export function joined(first: Changes, then: Changes): Changes {
  const all = { ...first };
  for (const [name, [before, after]] of Object.entries(then)) {
    const began = first[name] ? first[name][0] : before;
    if (same(began, after)) delete all[name];
    else all[name] = [began, after];
  }
  return all;
}
