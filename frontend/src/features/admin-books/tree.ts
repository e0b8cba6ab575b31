import type { CategoryNode } from '@bookgrove/api-client';

/** A category with its depth in the tree. */
export interface Branch {
  node: CategoryNode;
  depth: number;
}

/** The tree in display order, each category followed by its descendants. */
export function branches(nodes: readonly CategoryNode[], parent: string | null = null, depth = 0): Branch[] {
  if (depth > 8) return [];
  const known = new Set(nodes.map(({ slug }) => slug));
  return nodes
    .filter((node) => (node.parent !== null && known.has(node.parent) ? node.parent : null) === parent)
    .flatMap((node) => [{ node, depth }, ...branches(nodes, node.slug, depth + 1)]);
}

/** Slugs of a category and all its descendants. */
export function subtree(nodes: readonly CategoryNode[], slug: string): Set<string> {
  return new Set([slug, ...branches(nodes, slug, 1).map(({ node }) => node.slug)]);
}

/** Position relative to the category on which something is dropped. */
export type DropPosition = 'before' | 'inside' | 'after';

/**
 * The move that results from dropping a category on another one; null where it would become its own descendant or
 * nothing would change.
 */
export function dropOf(
  nodes: readonly CategoryNode[],
  slug: string,
  target: string,
  place: DropPosition,
): { parent: string | null; before: string | null } | null {
  const on = nodes.find((node) => node.slug === target);
  if (!on || subtree(nodes, slug).has(target)) return null;
  if (place === 'inside') return { parent: target, before: null };
  const siblings = nodes.filter((node) => node.own && node.parent === on.parent);
  const others = siblings.filter((node) => node.slug !== slug);
  const at = others.findIndex((node) => node.slug === target);
  // Beside categories of the platform, a school's category is placed last among the school's own.
  const before = at === -1 ? null : (others[place === 'before' ? at : at + 1]?.slug ?? null);
  const stands = siblings.findIndex((node) => node.slug === slug);
  if (stands !== -1 && (siblings[stands + 1]?.slug ?? null) === before) return null;
  return { parent: on.parent, before };
}
