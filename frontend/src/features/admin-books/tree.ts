import type { ShelfNode } from '@bookgrove/api-client';

/** A category with how deep it stands. */
export interface Branch {
  node: ShelfNode;
  depth: number;
}

/** The tree from top to bottom, each category followed by those below it. */
export function branches(nodes: readonly ShelfNode[], parent: string | null = null, depth = 0): Branch[] {
  if (depth > 8) return [];
  const known = new Set(nodes.map(({ slug }) => slug));
  return nodes
    .filter((node) => (node.parent !== null && known.has(node.parent) ? node.parent : null) === parent)
    .flatMap((node) => [{ node, depth }, ...branches(nodes, node.slug, depth + 1)]);
}

/** Slugs of a category and of everything below it. */
export function subtree(nodes: readonly ShelfNode[], slug: string): Set<string> {
  return new Set([slug, ...branches(nodes, slug, 1).map(({ node }) => node.slug)]);
}

/** Where something lands beside or in a category. */
export type Place = 'before' | 'inside' | 'after';

/** What dropping a category on another one asks for; null where it would stand in itself, or where it stands already. */
export function dropOf(
  nodes: readonly ShelfNode[],
  slug: string,
  target: string,
  place: Place,
): { parent: string | null; before: string | null } | null {
  const on = nodes.find((node) => node.slug === target);
  if (!on || subtree(nodes, slug).has(target)) return null;
  if (place === 'inside') return { parent: target, before: null };
  const siblings = nodes.filter((node) => node.own && node.parent === on.parent);
  const others = siblings.filter((node) => node.slug !== slug);
  const at = others.findIndex((node) => node.slug === target);
  // Among those of the platform a school's own have their place at the end of their own.
  const before = at === -1 ? null : (others[place === 'before' ? at : at + 1]?.slug ?? null);
  const stands = siblings.findIndex((node) => node.slug === slug);
  if (stands !== -1 && (siblings[stands + 1]?.slug ?? null) === before) return null;
  return { parent: on.parent, before };
}
