import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { untilStarted } from './product-in-background.ts';

/** Password of every demo account. */
export const PASSWORD = 'Read-and-give-1';

/** Address of a school's web app; null means the platform's own. */
export const at = (school: string | null, path = '/'): string =>
  `http://${school ? `${school}.` : ''}localhost:${process.env['E2E_PORT']}${path}`;

/**
 * Monitors a page and every other page of its context: an error in its console, a failed script or a request
 * to a foreign host fails the journey.
 * `expectRefusals` permits the browser's own console messages about 4xx responses, or about a lost network,
 * for journeys that cause them.
 */
export const test = base.extend<
  {
    expectRefusals: boolean;
    /** Opens a browser at a school; `from` is its IP address, by default the one of this machine. */
    open: (school: string | null, from?: string) => Promise<Page>;
  },
  { product: void }
>({
  // The time that the product takes to start is not taken from the first test.
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from it
    async ({}, provide) => {
      await untilStarted();
      await provide();
    },
    { scope: 'worker', auto: true, timeout: 900_000 },
  ],
  expectRefusals: [false, { option: true }],
  open: async ({ browser, expectRefusals }, provide, info) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    const options = info.project.use;
    await provide(async (school, from) => {
      const context = await browser.newContext({
        baseURL: at(school),
        viewport: options.viewport ?? null,
        hasTouch: options.hasTouch ?? false,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // As a proxy in front of the server tells it.
        ...(from && { extraHTTPHeaders: { 'x-forwarded-for': from } }),
      });
      contexts.push(context);
      context.on('weberror', (failed) => complaints.push(`script error: ${failed.error().message}`));
      context.on('console', (message) => {
        const isRefusal = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(message.text());
        if (message.type() === 'error' && !(expectRefusals && isRefusal))
          complaints.push(message.text() + message.location().url);
      });
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost' && !hostname.endsWith('.localhost'))
          complaints.push(`request to a foreign host: ${request.url()}`);
      });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Expects that axe finds no accessibility violation on the screen (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = async (): Promise<string[]> => {
    // A list is paler while it is fetched again.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    return (await violationsOf(page)).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  };
  const first = await faults();
  if (first.length === 0) return;
  // A message at the bottom of the screen covers what is below it for some seconds.
  const messages = page
    .locator('[role="status"][aria-live="polite"]')
    .filter({ has: page.getByRole('button') });
  await expect(messages).toHaveCount(0, { timeout: 15_000 });
  // So does the head of a table that stays in view while its rows are scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  // The list may have been fetched again while axe ran: only violations that occur twice count.
  expect(await faults()).toEqual([]);
}

/**
 * Signs in as the web app would, without its screens, which journeys of their own cover. The page then shows
 * a picture of the same origin; open the journey's first screen afterwards.
 */
async function enter(page: Page, path: string, proof: Record<string, string>): Promise<void> {
  await page.goto('/favicon.svg');
  const answer = await page.evaluate(
    async ([path, proof]) => {
      const { code, first_name: first } = proof;
      if (code) {
        const list = await fetch(`/api/list-student-in-class/${code}/?search=${first}`);
        const { results } = (await list.json()) as { results: { students: { id: string }[] } };
        proof = { code, student: results.students[0]!.id, password: proof['password']! };
      }
      const response = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refresh': 'cookie' },
        body: JSON.stringify({ ...proof, remember: false }),
      });
      const text = await response.text();
      if (text.includes('"access"')) localStorage.setItem('signed_in', '1');
      return text;
    },
    [path, proof] as const,
  );
  expect(answer).toContain('"access"');
}

/** Signs an adult in. Open a screen afterwards. */
export const signInTeacher = (page: Page, email: string): Promise<void> =>
  enter(page, '/auth/token/', { username: email, password: PASSWORD });

/** Signs in the first student of the class with this first name. Open a screen afterwards. */
export const signInStudent = (page: Page, code: string, name: string): Promise<void> =>
  enter(page, '/auth/student/', { code, first_name: name.split(' ')[0]!, password: PASSWORD });

/** Signs a student in through the screens: class code, name, password. */
export async function signInStudentOnScreen(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: /Student Login/ }).click();
  await page.getByLabel('Class code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Find your name' })).toBeVisible();
  await page.getByLabel('Search your first name').fill(name.split(' ')[0]!);
  await page.getByRole('button', { name }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
}
