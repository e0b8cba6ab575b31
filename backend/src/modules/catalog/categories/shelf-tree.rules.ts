import { SHELF_DEPTH } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';

/** What decides where a shelf may stand. */
export interface ShelfPlace {
  slug: string;
  parent: string | null;
  own: boolean;
}

const cannot = (message: string): AppError =>
  new AppError('invalid', 'wrong_place', message, { fields: { parent: [message] } });

/**
 * Whether `slug` (null: a new shelf) may stand below `parent`.
 * @throws AppError below itself, too deep, or below what is not there
 */
export function checkParent(
  shelves: readonly ShelfPlace[],
  slug: string | null,
  parent: string | null,
): void {
  if (parent === null) return;
  const bySlug = new Map(shelves.map((shelf) => [shelf.slug, shelf]));
  let depth = 1;
  for (let at: string | null = parent; at !== null; at = bySlug.get(at)!.parent) {
    if (at === slug) throw cannot('A category cannot stand below itself.');
    if (!bySlug.has(at)) throw cannot('Choose a category that is there.');
    depth += 1;
    if (depth > SHELF_DEPTH + shelves.length) break;
  }
  const below = slug === null ? 0 : heightOf(shelves, slug);
  if (depth + below > SHELF_DEPTH)
    throw cannot(`Categories stand at most ${SHELF_DEPTH} deep. Choose one further up.`);
}

/** How many levels stand below a shelf. */
export function heightOf(shelves: readonly ShelfPlace[], slug: string, seen = new Set<string>()): number {
  if (seen.has(slug)) return 0;
  seen.add(slug);
  const children = shelves.filter(({ parent }) => parent === slug);
  return children.length === 0
    ? 0
    : 1 + Math.max(...children.map((child) => heightOf(shelves, child.slug, seen)));
}

/** Slugs of the own shelves that share a parent, in their new order: `slug` before `before`, or at the end. */
export function orderAfter(siblings: readonly string[], slug: string, before: string | null): string[] {
  const others = siblings.filter((one) => one !== slug);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, slug] : [...others.slice(0, at), slug, ...others.slice(at)];
}

/** A slug out of a name; a school's own ends in letters of chance, so that it never meets one of the platform's. */
export function slugOf(name: string, tail: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  return [plain || 'shelf', tail].filter(Boolean).join('-');
}
