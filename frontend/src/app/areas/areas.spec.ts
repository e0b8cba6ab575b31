import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { matchPath, type RouteObject } from 'react-router-dom';
import { permissionsOf, ROLES } from '@bookgrove/contract';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { collectAreas, staleAreas } from '../../../build/areas.ts';
import type { User } from '../../api/types.ts';
import { kindsOf } from '../../features/search/index.ts';
import type {
  AreaAccount,
  AreaAudit,
  AreaFooter,
  AreaMenu,
  AreaSetup,
  AreaSideLinks,
  AreaTasks,
  FramedRoutes,
  HeaderItem,
  OptionalSection,
  SearchKind,
} from '../area.ts';
import { sectionOf, sideGroups } from '../layouts/sideLinks.ts';
import { shellRoutes, ownPageRoutes } from '../routes/additional.routes.tsx';
import { memberRoutes } from '../routes/member.routes.tsx';
import type { RouteHandle } from '../routes/page.tsx';
import { publicRoutes } from '../routes/public.routes.tsx';
import { workRoutes } from '../routes/work.routes.tsx';
import { accountLinks, phoneLinks } from '../shell/accountLinks.ts';
import { footerLinks } from '../shell/footerLinks.ts';
import { headerItems, HeaderItems } from '../shell/HeaderItems.tsx';
import { placed } from '../shell/menu.ts';
import { sectionsFor } from '../shell/menu.rules.ts';
import { allAccount } from './account.generated.ts';
import { allFooter } from './footer.generated.ts';
import { allMenu } from './menu.generated.ts';
import { allScreens } from './screens.generated.ts';
import { allSearch } from './search.generated.ts';
import { allSideLinks } from './sideLinks.generated.ts';
import { SECTIONS } from './tables.generated.ts';
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

  it('have links in menus, side links and the footer to screens that exist', () => {
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
      ...viewers
        .flatMap(({ user }) => [
          ...allFooter.flatMap((links) =>
            links({ user: user as unknown as User | null, visitor: user === null }),
          ),
          ...(user ? allAccount.flatMap((links) => links(user as unknown as User)) : []),
        ])
        .filter((entry) => !!entry),
    ].map(({ to }) => to.split('?')[0]!);
    expect(targets.length).toBeGreaterThan(110);
    const lost = targets.filter((to) => !declared.some((path) => matchPath(path, to)));
    expect([...new Set(lost)]).toEqual([]);
  });

  it('have no two entries with the same picture in one menu', () => {
    const links = allSideLinks.flatMap((declaredLinks) => declaredLinks());
    for (const [list, entries] of Map.groupBy(links, (link) => link.list)) {
      const twice = [...Map.groupBy(entries, ({ icon }) => icon)].filter(([, same]) => same.length > 1);
      expect([list, twice.map(([icon, same]) => [icon, same.map(({ label }) => label)])]).toEqual([list, []]);
    }
    for (const role of ROLES) {
      const user = { role, is_staff: false, permissions: permissionsOf(role) } as unknown as User;
      const icons = allAccount
        .flatMap((links) => links(user))
        .flatMap((entry) => (entry ? [entry.icon] : []));
      expect([role, icons.filter((icon, index) => icons.indexOf(icon) !== index)]).toEqual([role, []]);
    }
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

  it('have entries for everybody in each section of the menu that they declare', () => {
    for (const section of SECTIONS)
      for (const role of [...ROLES, null]) {
        const user =
          role && ({ role, is_staff: role === 'platform_admin', permissions: [] } as unknown as User);
        expect([
          section,
          role,
          placed(allMenu, { user, tenant: null, books: undefined }, section),
        ]).not.toEqual([section, role, []]);
      }
  });

  it('have entries in optional sections only where an area declares the section', () => {
    const head = { role: 'school_admin', is_staff: true, permissions: permissionsOf('school_admin') };
    const entries = placed(
      allMenu,
      { user: head as unknown as User, tenant: null, books: undefined },
      'give',
    );
    expect(entries.length > 0).toBe(SECTIONS.includes('give'));
  });

  it('belong to groups that the list of side links has', () => {
    const link = { list: 'school', order: 1, to: '/admin/x', label: 'X', icon: 'file' } as const;
    expect(sideGroups('school', [{ ...link, group: 'School' }])).toHaveLength(1);
    expect(() => sideGroups('school', [{ ...link, group: 'Schule' }])).toThrow('/admin/x');
  });

  it('are a dozen at most for a head, and the others are in the section of one of them', () => {
    expect(sideGroups('school').flatMap(({ links }) => links).length).toBeLessThanOrEqual(12);
    const declared = allSideLinks.flatMap((links) => links()).filter(({ list }) => list === 'school');
    for (const { to, under } of declared.filter((link) => link.under)) {
      const section = sectionOf('school', to);
      expect([to, section?.head.to, section?.head.under]).toEqual([to, under, undefined]);
      expect(section!.links.map((link) => link.to)).toContain(to);
    }
  });
});

/** The files of a feature that declares something of every kind, as a developer would add them. */
const DUMMY: Record<string, string> = {
  'addresses.ts': `export const dummies = '/dummies';`,
  'area.ts': `export const area = { member: ['dummy'], work: ['dummy-work'], sections: ['give'] };`,
  'entry.ts': `export const entryRoutes = {};`,
  'visitor.ts': `export const visitorRoutes = { shell: [{ path: '/dummies' }] };`,
  'member.ts': `export const memberRoutes = [{ path: '/dummy' }];`,
  'work.ts': `export const workRoutes = { school: [{ path: '/dummy-work' }] };`,
  'screens.ts': `export const screens = [{ path: '/dummies', owner: 'giving', as: 'visitor' }];`,
  'header.ts': `export const header = [
    { order: 10, shownTo: (user) => user === null, load: () => import('../DummyCount.ts') },
  ];`,
  'menu.ts': `export const menu = ({ user }) => [
    { place: 'give', order: 10, to: '/dummies', label: 'All dummies', help: '', art: 'all' },
    user !== null && { place: 'give', order: 20, to: '/dummy', label: 'Mine', help: '', art: 'all' },
  ];`,
  'account.ts': `export const accountLinks = () => [
    { order: 55, phone: 35, to: '/dummy', label: 'My dummies', icon: 'star' },
  ];`,
  'footer.ts': `export const footerLinks = () => [{ column: 'give', order: 10, to: '/dummies', label: 'Dummies' }];`,
  'search.ts': `export const searchKinds = [
    { group: 'dummies', order: 30, name: 'Dummies', type: 'dummy', icon: 'star' },
  ];`,
  'sideLinks.ts': `export const sideLinks = () => [
    { list: 'school', group: 'Giving', order: 10, to: '/dummy-work', label: 'Dummies', icon: 'star' },
  ];`,
  'commands.ts': `export const commands = [
    { order: 10, title: 'Dummies', shownTo: () => true, find: () => Promise.resolve([]) },
  ];`,
  'tasks.ts': `export const tasks = { dummies: (count) => ({ label: count + ' dummies', to: '/dummy' }) };`,
  'setup.ts': `export const setup = { dummies: { name: 'A dummy', why: '', to: '/dummy', label: 'Add one' } };`,
  'audit.ts': `export const audit = { areas: { dummy: 'Dummies' }, actions: { 'dummy.made': 'made a dummy' } };`,
};

describe('a new feature', () => {
  let root: string;
  let features: string;
  const declare = (file: string, text: string) => {
    mkdirSync(join(features, 'dummy/area'), { recursive: true });
    writeFileSync(join(features, 'dummy/area', file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'web-'));
    features = join(root, 'features');
    mkdirSync(join(features, 'old/area'), { recursive: true });
    writeFileSync(join(features, 'old/area/addresses.ts'), `export const old = '/old';`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is in every list through its own folder', async () => {
    const before = await collectAreas(features);
    expect(Object.values(before).join()).not.toContain('dummy');
    for (const [file, text] of Object.entries(DUMMY)) declare(file, text);
    const after = await collectAreas(features);
    expect(Object.keys(after).filter((file) => after[file] === before[file])).toEqual([]);
    expect(after['tables.generated.ts']).toContain('/^\\/(dummy)(\\/|$)/');
    expect(after['tables.generated.ts']).toContain('/^\\/(admin|admin-panel|dummy-work)(\\/|$)/');
  });

  it('appears in the menus, the header, the footer, the search, the work and the audit', async () => {
    for (const [file, text] of Object.entries(DUMMY)) declare(file, text);
    writeFileSync(join(features, 'dummy/DummyCount.ts'), `export default () => '2 dummies';`);
    mkdirSync(join(root, 'app/areas'), { recursive: true });
    for (const [file, text] of Object.entries(await collectAreas(features)))
      writeFileSync(join(root, 'app/areas', file), text);
    const collected = async <T>(list: string): Promise<T> =>
      (await import(join(root, 'app/areas', `${list}.generated.ts`))) as T;

    const { allMenu: menus } = await collected<{ allMenu: AreaMenu[] }>('menu');
    const { SECTIONS } = await collected<{ SECTIONS: OptionalSection[] }>('tables');
    expect(sectionsFor(null, 'library', SECTIONS)).toEqual(['register', 'learn', 'books', 'give', 'about']);
    expect(placed(menus, { user: null, tenant: null, books: undefined }, 'give')).toEqual([
      expect.objectContaining({ to: '/dummies' }),
    ]);

    const { allHeader: items } = await collected<{ allHeader: HeaderItem[][] }>('header');
    render(createElement(HeaderItems, { user: null, items: headerItems(items.flat()) }));
    expect(await screen.findByText('2 dummies')).toBeTruthy();

    const { allAccount: accounts } = await collected<{ allAccount: AreaAccount[] }>('account');
    const labels = (links: { label: string }[]) => links.map(({ label }) => label);
    const parent = { role: 'parent', permissions: [] } as unknown as User;
    expect(labels(accountLinks(parent, [...allAccount, ...accounts]))).toEqual([
      'My day',
      'My family',
      'My dummies',
      'Money I Have Raised',
      'My account',
      'How we tell you',
      'Security',
      'Your devices',
      'Reading apps',
      'Your data',
      'Logout',
    ]);
    expect(labels(phoneLinks(parent, [...allAccount, ...accounts]).above)).toContain('My dummies');

    const { allFooter: footers } = await collected<{ allFooter: AreaFooter[] }>('footer');
    expect(labels(footerLinks({ user: null, visitor: true }, footers).give)).toEqual(['Dummies']);

    const { allSearch: kinds } = await collected<{ allSearch: SearchKind[][] }>('search');
    expect(kindsOf([...allSearch, ...kinds]).map(({ group }) => group)).toEqual([
      'books',
      'stories',
      'dummies',
      'courses',
      'hubs',
      'challenges',
      'charities',
      'projects',
      'libraries',
    ]);

    const { allSideLinks: links } = await collected<{ allSideLinks: AreaSideLinks[] }>('sideLinks');
    expect(
      sideGroups(
        'school',
        links.flatMap((declaredLinks) => declaredLinks()),
      ).map(({ title }) => title),
    ).toEqual(['Giving']);

    const { allTasks: tasks } = await collected<{ allTasks: AreaTasks[] }>('tasks');
    expect(tasks.map((words) => words['dummies']?.(3, false))).toEqual([
      { label: '3 dummies', to: '/dummy' },
    ]);

    const { allSetup: steps } = await collected<{ allSetup: AreaSetup[] }>('setup');
    expect(steps.map((words) => words['dummies']?.name)).toEqual(['A dummy']);

    const { allAudit: audits } = await collected<{ allAudit: AreaAudit[] }>('audit');
    expect(audits).toEqual([{ areas: { dummy: 'Dummies' }, actions: { 'dummy.made': 'made a dummy' } }]);

    const { allVisitor: visitors } = await collected<{ allVisitor: FramedRoutes[] }>('visitor');
    expect(visitors.flatMap(({ shell = [] }) => shell)).toEqual([{ path: '/dummies' }]);
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
