import { SCHOOL_WIDE_VISIBILITIES, UNRATED_MIN_AGE, type VisibilityScope } from './book-access.rules.ts';

/** SQL: whether the current school hides the book; the few ids are read once for a statement. */
export const hiddenBySchoolSql = (alias = 'b'): string =>
  `${alias}.id = any(array(select h.book_id from catalog.hidden_book h where h.tenant_id = platform.current_tenant()))`;

/**
 * `isVisibleTo` in SQL, on the columns of `alias`. There are few different texts (with one plan each); other
 * differences between readers are values that `add` registers.
 */
export function visibilitySql(shelf: VisibilityScope, add: (value: unknown) => string, alias = 'b'): string {
  const all = `${alias}.visibility in (${SCHOOL_WIDE_VISIBILITIES.map((name) => `'${name}'`).join(', ')})`;
  const heard =
    shelf.classes.length === 0
      ? all
      : `(${all} or (${alias}.visibility = 'class' and ${alias}.class_id = any(${add(shelf.classes)}::uuid[])))`;
  const conditions = [`${alias}.status = 'published'`, heard, `not (${hiddenBySchoolSql(alias)})`];
  if (shelf.age !== null) {
    const rated = `${alias}.age_rating <= ${add(shelf.age)}::int`;
    conditions.push(shelf.age >= UNRATED_MIN_AGE ? `(${rated} or ${alias}.age_rating is null)` : rated);
  }
  return conditions.join(' and ');
}

/** The same for a separate statement: its condition, its values after the given ones, and a name for its text. */
export function visibilityCondition(
  shelf: VisibilityScope,
  before: unknown[],
  alias = 'b',
): { name: string; text: string; values: unknown[] } {
  const values = [...before];
  const text = visibilitySql(shelf, (value) => `$${values.push(value)}`, alias);
  const age = shelf.age === null ? 'all' : shelf.age >= UNRATED_MIN_AGE ? 'older' : 'child';
  return { name: shelf.classes.length > 0 ? `${age}_in_class` : age, text, values };
}
