import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { matchPath, type RouteObject } from 'react-router-dom';
import { collectAreas, staleAreas } from '../../../build/areas.ts';
import { sideGroups } from '../layouts/sideLinks.ts';
import { shellRoutes, ownPageRoutes } from '../routes/additional.routes.tsx';
import { memberRoutes } from '../routes/member.routes.tsx';
import type { RouteHandle } from '../routes/page.tsx';
import { publicRoutes } from '../routes/public.routes.tsx';
import { workRoutes } from '../routes/work.routes.tsx';
import { allMenu } from './menu.generated.ts';
import { allScreens } from './screens.generated.ts';
import { allSideLinks } from './sideLinks.generated.ts';
import { allWork } from './work.generated.ts';

/** Addresses of all screens, without layouts that have no address and the catch-all route. */
const addresses = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...addresses(children ?? [])]);
const declared = addresses([
  ...publicRoutes,
  ...shellRoutes,
  ...ownPageRoutes,
  ...memberRoutes,
  ...workRoutes,
]).filter((path) => path !== '*');

/** An example address for the pattern of a declared screen. */
const example = (path: string): string => path.replace(/\/:\w+\?$/, '').replace(/:\w+/g, 'some');

describe('declarations of the features', () => {
  it('are collected unchanged', async () => {
    expect(await staleAreas()).toEqual([]);
  });

  it('state for every route how a test opens its screen', () => {
    expect(declared.length).toBeGreaterThan(140);
    const screens = allScreens.flat();
    const opened = screens.map(({ path }) => example(path.replace(/\?\w+=.*$/, '')));
    const missing = declared.filter((path) => !opened.some((address) => matchPath(path, address)));
    expect(missing).toEqual([]);
  });

  it('name tests that exist', () => {
    const named = new Set(allScreens.flat().flatMap(({ openedBy }) => openedBy ?? []));
    const e2e = join(import.meta.dirname, '../../../e2e');
    expect([...named].filter((name) => !existsSync(join(e2e, `${name}.e2e.ts`)))).toEqual([]);
  });

  it('have menus and side links to screens that exist', () => {
    const viewers = ['student', 'teacher', 'parent', 'school_admin', null].map((role) => ({
      user: role && { role, is_staff: role === 'school_admin', permissions: ['leader.be', 'design.make'] },
      tenant: null,
      books: undefined,
    }));
    const targets = [
      ...viewers
        .flatMap((viewer) => allMenu.flatMap((menu) => menu(viewer as never)))
        .filter((entry) => !!entry),
      ...allSideLinks.flatMap((links) => links()),
    ].map(({ to }) => to.split('?')[0]!);
    expect(targets.length).toBeGreaterThan(80);
    const lost = targets.filter((to) => !declared.some((path) => matchPath(path, to)));
    expect([...new Set(lost)]).toEqual([]);
  });

  it('name the side link that a screen of work belongs to, where none leads to it', () => {
    const links = new Set(allSideLinks.flatMap((declaredLinks) => declaredLinks()).map(({ to }) => to));
    const screens = allWork.flatMap((work) => Object.values(work) as RouteObject[][]).flat();
    expect(screens.length).toBeGreaterThan(80);
    const lost = screens.filter(
      ({ path, handle }) =>
        !links.has(path!) && !links.has((handle as RouteHandle | undefined)?.parent ?? ''),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('belong to groups that the list of side links has', () => {
    const link = { list: 'school', order: 1, to: '/admin/x', label: 'X', icon: 'file' } as const;
    expect(sideGroups('school', [{ ...link, group: 'School' }])).toHaveLength(1);
    expect(() => sideGroups('school', [{ ...link, group: 'Schule' }])).toThrow('/admin/x');
  });
});

describe('a new feature', () => {
  let features: string;
  const declare = (file: string, text: string) => {
    mkdirSync(join(features, 'dummy/area'), { recursive: true });
    writeFileSync(join(features, 'dummy/area', file), text);
  };
  beforeEach(() => {
    features = mkdtempSync(join(tmpdir(), 'features-'));
    mkdirSync(join(features, 'old/area'), { recursive: true });
    writeFileSync(join(features, 'old/area/addresses.ts'), `export const old = '/old';`);
  });
  afterEach(() => rmSync(features, { recursive: true }));

  it('is in every list through its own folder', async () => {
    const before = await collectAreas(features);
    expect(Object.values(before).join()).not.toContain('dummy');
    declare('addresses.ts', `export const dummy = '/dummy';`);
    declare('area.ts', `export const area = { member: ['dummy'], work: ['dummies'] };`);
    for (const file of ['entry', 'visitor', 'member', 'work', 'menu', 'sideLinks', 'screens'])
      declare(`${file}.ts`, '');
    const after = await collectAreas(features);
    expect(Object.keys(after).filter((file) => after[file] === before[file])).toEqual([]);
    expect(after['member.generated.ts']).toContain(
      `import { memberRoutes as dummy } from '../../features/dummy/area/member.ts';`,
    );
    expect(after['tables.generated.ts']).toContain('/^\\/(dummy)(\\/|$)/');
    expect(after['tables.generated.ts']).toContain('/^\\/(admin|admin-panel|dummies)(\\/|$)/');
  });

  it.each([
    ['screens', { 'addresses.ts': '', 'visitor.ts': '' }, 'dummy/area has routes and no screens.ts'],
    ['addresses', { 'screens.ts': '', 'work.ts': '' }, 'dummy/area has routes and no addresses.ts'],
    [
      'the beginnings of its addresses',
      { 'addresses.ts': '', 'screens.ts': '', 'member.ts': '' },
      'dummy/area/area.ts does not say how the addresses in member.ts begin (member)',
    ],
    ['a name that is known', { 'menus.ts': '' }, 'dummy/area/menus.ts is not collected by anything'],
  ])('is refused without %s', async (_what, files, fault) => {
    for (const [file, text] of Object.entries(files)) declare(file, text);
    await expect(collectAreas(features)).rejects.toThrow(fault);
  });
});
