import { describe, expect, it } from '@jest/globals';
import { LANDINGS } from '@bookgrove/contract';
import { isValidElement } from 'react';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import { HERE, PLANNED } from '../../../e2e/routes.data.ts';
import { RequireUser } from '../guards/RequireUser.tsx';
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

/** Who opens a screen. */
const PEOPLE: Record<string, Pick<User, 'role' | 'is_staff'>> = {
  student: { role: 'student', is_staff: false },
  parent: { role: 'parent', is_staff: false },
  friend: { role: 'community', is_staff: false },
  teacher: { role: 'teacher', is_staff: false },
  head: { role: 'school_admin', is_staff: false },
  team: { role: 'school_admin', is_staff: true },
};

/** Whom the guard of the area lets in that has this screen. Nothing of an area is outside its guard. */
async function admitted(path: string): Promise<string[]> {
  const [area] = matchRoutes(all, path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, ID)) ?? [];
  if (typeof area?.route.lazy !== 'function') throw new Error(`${path} has no guard`);
  const { element } = (await area.route.lazy()) as { element: unknown };
  if (!isValidElement<{ allow: (user: User) => boolean }>(element) || element.type !== RequireUser)
    throw new Error(`${path} has no guard`);
  return Object.keys(PEOPLE).filter((name) => element.props.allow(PEOPLE[name] as User));
}

describe('the two areas of administration', () => {
  const within = (area: string) =>
    [...HERE, ...PLANNED]
      .map(({ path }) => path.split('?')[0]!)
      .filter((path) => `${path}/`.startsWith(`${area}/`));

  it.each([...new Set(within('/admin-panel'))])('%s lets in the team of the platform alone', async (path) => {
    expect(await admitted(path)).toEqual(['team']);
  });

  it.each([...new Set(within('/admin'))])('%s lets in administrators of the school alone', async (path) => {
    expect(await admitted(path)).toEqual(['head', 'team']);
  });
});
