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
