import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessRule } from '../../src/platform/http/access.ts';

const FILE = 'route-access.json';

/**
 * Access of each route, as declared in the `route-access.json` of a folder and those below it: method and
 * address (without `/api/` for those below it), and access rule. Throws when two files name the same route.
 */
export function routeAccessBelow(folder: string): Record<string, AccessRule> {
  const found: Record<string, AccessRule> = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(FILE),
  );
  for (const file of files.sort()) {
    const routes = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, AccessRule>;
    for (const [route, rule] of Object.entries(routes)) {
      if (route in found) throw new Error(`${file} names ${route}, which another file names already`);
      found[route] = rule;
    }
  }
  return found;
}

/**
 * The expected access of each route, declared a second time beside its controller: a new, removed or opened
 * route fails the test beside this file until its line is updated.
 */
export const ROUTE_ACCESS = routeAccessBelow(join(import.meta.dirname, '../../src'));
