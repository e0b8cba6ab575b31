import { CATEGORY_DEPTH } from '@bookgrove/contract';
import { AppError } from '../../../../platform/errors.ts';

/** The facts that decide which parent a category may have. */
export interface CategoryPosition {
  slug: string;
  parent: string | null;
  own: boolean;
}

const cannot = (message: string): AppError =>
  new AppError('invalid', 'wrong_place', message, { fields: { parent: [message] } });

/**
 * Checks that `slug` (null: a new category) may be a child of `parent`.
 * @throws AppError when the parent is below it, too deep, or does not exist
 */
export function checkParent(
  categories: readonly CategoryPosition[],
  slug: string | null,
  parent: string | null,
): void {
  if (parent === null) return;
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  let depth = 1;
  for (let at: string | null = parent; at !== null; at = bySlug.get(at)!.parent) {
    if (at === slug) throw cannot('A category cannot stand below itself.');
    if (!bySlug.has(at)) throw cannot('Choose a category that is there.');
    depth += 1;
    if (depth > CATEGORY_DEPTH + categories.length) break;
  }
  const below = slug === null ? 0 : heightOf(categories, slug);
  if (depth + below > CATEGORY_DEPTH)
    throw cannot(`Categories stand at most ${CATEGORY_DEPTH} deep. Choose one further up.`);
}

/** How many levels a category has below it. */
export function heightOf(
  categories: readonly CategoryPosition[],
  slug: string,
  seen = new Set<string>(),
): number {
  if (seen.has(slug)) return 0;
  seen.add(slug);
  const children = categories.filter(({ parent }) => parent === slug);
  return children.length === 0
    ? 0
    : 1 + Math.max(...children.map((child) => heightOf(categories, child.slug, seen)));
}

/** Slugs of the school's own categories with one parent, in their new order: `slug` before `before`, or at the end. */
export function orderAfter(siblings: readonly string[], slug: string, before: string | null): string[] {
  const others = siblings.filter((one) => one !== slug);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, slug] : [...others.slice(0, at), slug, ...others.slice(at)];
}

/**
 * A slug from a name; that of a school's own category ends in random letters, so that it never equals one of the
 * platform's.
 */
export function slugOf(name: string, tail: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  return [plain || 'category', tail].filter(Boolean).join('-');
}
