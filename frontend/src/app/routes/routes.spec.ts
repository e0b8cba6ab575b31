import { describe, expect, it } from '@jest/globals';
import { LANDINGS } from '@bookgrove/contract';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { HERE, PLANNED } from '../../../e2e/routes.data.ts';
import { ownPageRoutes, shellRoutes } from './additional.routes.tsx';
import { MEMBERS, WORK } from '../areas/tables.generated.ts';
import { routes } from './index.tsx';
import { memberRoutes } from './member.routes.tsx';
import { workRoutes } from './work.routes.tsx';

const all = [...routes, ...shellRoutes, ...memberRoutes, ...ownPageRoutes, ...workRoutes];
const ID = '01a2b3c4-0000-7000-8000-000000000001';

/** Whether a screen other than the catch-all route matches the address. */
function exists(path: string): boolean {
  const filled = path
    .split('?')[0]!
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, ID);
  const last = matchRoutes(all, filled)?.at(-1)?.route;
  return last !== undefined && last.path !== '*';
}

describe('the addresses of the specification', () => {
  it.each(HERE.filter(({ path }) => path !== '/nobody-lives-here'))(
    '$path ($owner) has its screen',
    ({ path }) => {
      expect(exists(path.split('?search')[0]!.split('?step')[0]!.split('?option')[0]!)).toBe(true);
    },
  );

  it('that are planned are declared for the tests once they have a screen', () => {
    const here = PLANNED.filter(({ path }) => exists(path));
    const declared = HERE.map(({ path }) => path);
    expect(here.filter(({ path }) => !declared.some((pattern) => matchPath(pattern, path)))).toEqual([]);
    const left = PLANNED.filter((one) => !here.includes(one)).map(({ owner, path }) => `${owner}: ${path}`);
    process.stdout.write(`Addresses still to come (${left.length}):\n  ${left.join('\n  ')}\n`);
  });

  it.each(LANDINGS)('include $path, on which a mode may begin', ({ path }) => {
    expect(exists(path)).toBe(true);
  });

  it('have no owner when no area declares them', () => {
    for (const path of ['/nobody-lives-here', '/admin/nobody', '/admin-panel/nobody'])
      expect([path, exists(path)]).toEqual([path, false]);
  });

  it('are all listed in the table of routes', () => {
    // A layout without an address contributes its children.
    const addresses = (table: RouteObject[]): string[] =>
      table.flatMap(({ path, children }) => path ?? addresses(children ?? []));
    const outside = (table: RouteObject[], list: RegExp) =>
      addresses(table).filter((path) => !list.test(path));
    expect(outside(memberRoutes, MEMBERS)).toEqual([]);
    expect(outside(workRoutes, WORK)).toEqual([]);
  });
});
