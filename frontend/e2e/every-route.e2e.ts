import type { Page } from '@playwright/test';
import { HERE, PUBLIC, type Here, type Ids, type Walker } from './routes.data.ts';
import { violationsOf } from './support/axe.ts';
import { wearExtremeColours } from './support/extreme-colours.ts';
import { expect, PASSWORD, test } from './support/journey.ts';
import { classesWithoutSheet } from './support/style-sheets.ts';
import { untilNetworkIdle, watchNetwork } from './support/network-idle.ts';

/**
 * Every screen is checked in both sizes, and loaded once. At the narrow size a school's screen wears one of the extreme
 * palettes: axe takes most of the time, and what is readable in them is readable in the school's own.
 */
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** The roles that open the screens, where each starts, and how each signs in. */
const WALKERS: Record<Walker, { school: string | null; login?: [path: string, body: object] }> = {
  visitor: { school: 'greenfield' },
  stranger: { school: null },
  student: { school: 'greenfield', login: password('mia.beech') },
  teacher: { school: 'greenfield', login: password('teacher@greenfield.test') },
  parent: { school: 'greenfield', login: password('parent@greenfield.test') },
  head: { school: 'greenfield', login: password('head@greenfield.test') },
  team: { school: null, login: password('admin@bookgrove.test') },
  community: {
    school: 'greenfield',
    login: ['/generic-password-login', { password: 'community-greenfield' }],
  },
};

function password(username: string): [string, object] {
  return ['/auth/token/', { username, password: PASSWORD, remember: false }];
}

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/**
 * Number of screens that one test opens: small enough for a slow machine to finish in time and for both
 * workers to be busy.
 */
const STRETCH = 15;

const walks = Object.entries(WALKERS).flatMap(([walker, way]) => {
  const routes = HERE.filter(({ as, openedBy, unopened }) => as === walker && !openedBy && !unopened);
  const stretches = Math.ceil(routes.length / STRETCH);
  return Array.from({ length: stretches }, (_, at) => ({
    ...way,
    name: `${walker}${stretches > 1 ? ` (${at + 1} of ${stretches})` : ''}`,
    routes: routes.filter((_, index) => index % stretches === at),
  }));
});

for (const { name, school, login, routes } of walks) {
  test(`every screen of a ${name} loads without errors`, async ({ open }) => {
    const page = await open(school);
    watchNetwork(page);
    const problems: string[] = [];
    let screen = '';
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${screen}: ${response.status()} for ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A request that the page cancels when the next one is opened.
      if (!why.includes('ERR_ABORTED')) problems.push(`${screen}: ${request.url()} ${why}`);
    });
    page.on('pageerror', (error) => problems.push(`${screen}: ${error.message}`));
    const ids = await enter(page, login);
    for (const [index, route] of routes.entries()) {
      screen = route.open?.(ids) ?? route.path.replace(/\/:\w+\?/g, '');
      // Nobody can choose the colours of the platform itself.
      problems.push(...(await look(page, screen, route, school ? index : null)));
    }
    expect(problems).toEqual([]);
  });
}

for (const [lang, dir] of [
  ['ar', 'rtl'],
  ['fr', 'ltr'],
  ['hi', 'ltr'],
] as const)
  test(`every public screen loads without errors on a phone in ${lang}`, async ({ open }) => {
    const first = await open('greenfield');
    const pages = [first, await first.context().newPage(), await first.context().newPage()];
    for (const page of pages) watchNetwork(page);
    const problems: string[] = [];
    const waiting = [...PUBLIC];
    await Promise.all(
      pages.map(async (page) => {
        await page.setViewportSize(NARROW);
        for (let path = waiting.shift(); path; path = waiting.shift()) {
          const address = `${path}?lang=${lang}`;
          problems.push(
            ...(await arrive(page, address)),
            ...(await examine(page, `${address} at 390 px`, lang === 'ar')),
          );
          const html = page.locator('html');
          const spoken = `${await html.getAttribute('lang')} ${await html.getAttribute('dir')}`;
          if (spoken !== `${lang} ${dir}`) problems.push(`${address}: speaks ${spoken}`);
        }
      }),
    );
    expect(problems).toEqual([]);
  });

/**
 * Signs in through the API, as other tests cover the sign-in screens. Returns the values of the address
 * parameters in the demo data.
 */
async function enter(page: Page, login?: [path: string, body: object]): Promise<Ids> {
  await page.goto('/login');
  return page.evaluate(async (login) => {
    const ask = async (path: string, access: string | null, body?: object) => {
      const answer = await fetch(`/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'x-refresh': 'cookie',
          ...(access && { authorization: `Bearer ${access}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as Record<string, never>;
    };
    type Row = { id: string; slug: string; role?: string };
    const first = (page: Record<string, never>): Row =>
      (page['results'] as Row[] | undefined)?.[0] ?? ({} as Row);
    const ids = {
      book: '',
      bookId: '',
      classId: '',
      student: '',
      school: '',
      person: '',
      story: '',
      list: '',
      draft: '',
      piece: '',
      ownPiece: '',
      charity: '',
      project: '',
    };
    ids.book = first(await ask('/books/?featured=true', null)).slug;
    if (!login) return ids;
    const session = await ask(login[0], null, login[1]);
    const { access, user } = session as unknown as { access: string; user: { role: string } };
    localStorage.setItem('signed_in', '1');
    const { role } = user;
    if (role === 'student') {
      const story = { kind: 'story', language: 'en', title: 'The fox' };
      ids.story = ((await ask('/stories/', access, story)) as unknown as Row).id;
    }
    if (role === 'student' || role === 'teacher')
      ids.list = first(await ask('/reading-lists/?limit=1', access)).id;
    if (role === 'platform_admin' || role === 'school_admin')
      ids.bookId = first(await ask('/books/?own=true&limit=1', access)).id;
    if (role === 'teacher' || role === 'school_admin') {
      ids.classId = first(await ask('/classes/?limit=1', access)).id;
      ids.student = first(await ask(`/classes/${ids.classId}/students/?limit=1`, access)).id;
    }
    if (role === 'teacher') {
      const own = (await ask('/books/own/', access))['results'] as unknown as { id: string; stage: string }[];
      ids.draft = own.find(({ stage }) => stage === 'ready' || stage === 'changes')!.id;
      ids.piece = first(await ask('/resources/?limit=1', access)).id;
      ids.ownPiece = ((await ask('/my-resources/', access)) as unknown as Row[])[0]!.id;
    }
    if (role === 'school_admin') ids.person = first(await ask('/api-admin/users/?role=teacher', access)).id;
    if (role === 'platform_admin') {
      ids.school = first(await ask('/api-admin/tenants/', access)).id;
      ids.charity = first(await ask('/charity-desk/?limit=1', access)).id;
      ids.project = first(await ask('/project-desk/?limit=1', access)).id;
      ids.person = first(await ask('/api-super-admin/users/?role=teacher', access)).id;
    }
    return ids;
  }, login);
}

/** Opens one screen and returns its problems. `palette` is the turn of the extreme palettes, null for none of them. */
async function look(
  page: Page,
  address: string,
  { leadsTo, path }: Here,
  palette: number | null,
): Promise<string[]> {
  await page.setViewportSize(WIDE);
  const found = await arrive(page, address);
  if (found.length > 0) return found;
  if (leadsTo && !leadsTo.test(new URL(page.url()).pathname))
    found.push(`${address}: leads to ${page.url()}`);
  const heading = await page.locator('h1').first().textContent();
  const lost = heading?.includes('flew away') ?? false;
  if (lost !== (path === '/nobody-lives-here')) found.push(`${address}: is the not-found page`);
  found.push(...(await examine(page, `${address} at ${WIDE.width} px`)));
  await page.setViewportSize(NARROW);
  const worn = palette === null ? '' : ` in ${await wearExtremeColours(page, palette)}`;
  found.push(...(await examine(page, `${address} at ${NARROW.width} px${worn}`)));
  return found;
}

/** Opens the address and waits until the network is idle. */
async function arrive(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  try {
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 15_000 });
  } catch {
    return [`${address}: no h1 (at ${page.url()})`];
  }
  await untilNetworkIdle(page);
  return [];
}

/** Returns the problems of the screen at its current size. Most of the time is spent in axe. */
async function examine(page: Page, at: string, withAxe = true): Promise<string[]> {
  const found: string[] = [];
  const facts = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).length,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  if (!/\S/.test(facts.title)) found.push(`${at}: no title`);
  if (facts.headings !== 1) found.push(`${at}: ${facts.headings} visible h1`);
  const unstyled = await classesWithoutSheet(page);
  if (unstyled.length > 0) found.push(`${at}: no style sheet has ${unstyled.join(', ')}`);
  if (facts.tooWide > 0) found.push(`${at}: ${facts.tooWide} px too wide`);
  if (!withAxe) return found;
  found.push(
    ...(await violationsWhenStill(page)).map(
      ({ id, nodes }) =>
        `${at}: ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`).join(', ')}`,
    ),
  );
  return found;
}

/** A list is paler while it is fetched again, as the stream of changes may have it be at any time. */
async function violationsWhenStill(page: Page): ReturnType<typeof violationsOf> {
  const busy = page.locator('[aria-busy="true"]').first();
  // A part that is busy for longer is checked as it is.
  const still = () => busy.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => undefined);
  await still();
  const first = await violationsOf(page);
  if (first.length === 0) return first;
  await still();
  return violationsOf(page);
}
