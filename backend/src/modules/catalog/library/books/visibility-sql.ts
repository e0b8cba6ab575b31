import { SCHOOL_WIDE_VISIBILITIES, UNRATED_MIN_AGE, type VisibilityScope } from './book-access.rules.ts';

/** SQL: whether the current school hides the book; the few ids are read once for a statement. */
export const hiddenBySchoolSql = (alias = 'b'): string =>
  `${alias}.id = any(array(select h.book_id from catalog.hidden_book h where h.tenant_id = platform.current_tenant()))`;

/**
 * `isVisibleTo` in SQL, on the columns of `alias`. There are few different texts (with one plan each); other
 * differences between readers are values that `add` registers.
 */
export function visibilitySql(scope: VisibilityScope, add: (value: unknown) => string, alias = 'b'): string {
  const all = `${alias}.visibility in (${SCHOOL_WIDE_VISIBILITIES.map((name) => `'${name}'`).join(', ')})`;
  const heard =
    scope.classes.length === 0
      ? all
      : `(${all} or (${alias}.visibility = 'class' and ${alias}.class_id = any(${add(scope.classes)}::uuid[])))`;
  const conditions = [`${alias}.status = 'published'`, heard, `not (${hiddenBySchoolSql(alias)})`];
  if (scope.age !== null) {
    const rated = `${alias}.age_rating <= ${add(scope.age)}::int`;
    conditions.push(scope.age >= UNRATED_MIN_AGE ? `(${rated} or ${alias}.age_rating is null)` : rated);
  }
  return conditions.join(' and ');
}

/** SQL: `isOpenToOwner`, for books of which the person is known to be an owner. */
export const openToOwnerSql = (alias = 'b'): string =>
  `${alias}.status = 'published' and not (${hiddenBySchoolSql(alias)})`;

/** The same as `visibilitySql` for a separate statement: its condition, its values after the given ones, and a name for its text. */
export function visibilityCondition(
  scope: VisibilityScope,
  before: unknown[],
  alias = 'b',
): { name: string; text: string; values: unknown[] } {
  const values = [...before];
  const text = visibilitySql(scope, (value) => `$${values.push(value)}`, alias);
  const age = scope.age === null ? 'all' : scope.age >= UNRATED_MIN_AGE ? 'older' : 'child';
  return { name: scope.classes.length > 0 ? `${age}_in_class` : age, text, values };
}
