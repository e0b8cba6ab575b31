import { HEARD_BY_ALL, UNRATED_FROM, type Shelf } from './book-access.rules.ts';

/** Whether the running school took the book off its shelves; the few ids are read once for a statement. */
export const hiddenSql = (alias = 'b'): string =>
  `${alias}.id = any(array(select h.book_id from catalog.hidden_book h where h.tenant_id = platform.current_tenant()))`;

/**
 * `isOnShelf` for the database, on the columns of `alias`. Readers differ by few texts (a plan each), and by the
 * values that `add` takes.
 */
export function shelfSql(shelf: Shelf, add: (value: unknown) => string, alias = 'b'): string {
  const all = `${alias}.visibility in (${HEARD_BY_ALL.map((name) => `'${name}'`).join(', ')})`;
  const heard =
    shelf.classes.length === 0
      ? all
      : `(${all} or (${alias}.visibility = 'class' and ${alias}.class_id = any(${add(shelf.classes)}::uuid[])))`;
  const conditions = [`${alias}.status = 'published'`, heard, `not (${hiddenSql(alias)})`];
  if (shelf.age !== null) {
    const rated = `${alias}.age_rating <= ${add(shelf.age)}::int`;
    conditions.push(shelf.age >= UNRATED_FROM ? `(${rated} or ${alias}.age_rating is null)` : rated);
  }
  return conditions.join(' and ');
}

/** The same for a statement of its own: its condition, its values after those given, and a name for its text. */
export function onShelf(
  shelf: Shelf,
  before: unknown[],
  alias = 'b',
): { name: string; text: string; values: unknown[] } {
  const values = [...before];
  const text = shelfSql(shelf, (value) => `$${values.push(value)}`, alias);
  const age = shelf.age === null ? 'all' : shelf.age >= UNRATED_FROM ? 'older' : 'child';
  return { name: shelf.classes.length > 0 ? `${age}_in_class` : age, text, values };
}
