import type { Page } from '@playwright/test';
import { at, expect, signInStudent, test } from './support/journey.ts';

/** Ways from a string to markup or to a script; each answers whether the browser refused it. */
const attempts = (page: Page) =>
  page.evaluate(() => {
    const refused = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const script = (address: string) => () => {
      document.createElement('script').src = address;
    };
    return {
      innerHTML: refused(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      outerHTML: refused(
        () => (document.body.appendChild(document.createElement('i')).outerHTML = '<b>x</b>'),
      ),
      insertAdjacentHTML: refused(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
      srcdoc: refused(() => (document.createElement('iframe').srcdoc = '<b>x</b>')),
      fragment: refused(() => document.createRange().createContextualFragment('<b>x</b>')),
      foreign: refused(script('https://evil.test/assets/x.js')),
      ofBook: refused(script('/b/x.y/x.js')),
      worker: refused(() => new Worker('/api/books/')),
      secondPolicy: refused(() =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
      scriptText: refused(() => (document.createElement('script').text = 'alert(1)')),
      emptied: refused(() => (document.createElement('div').innerHTML = '')),
      parsed: refused(() => new DOMParser().parseFromString('<p>x</p>', 'text/html')),
    };
  });

const EVERYTHING = {
  innerHTML: true,
  outerHTML: true,
  insertAdjacentHTML: true,
  srcdoc: true,
  fragment: true,
  foreign: true,
  ofBook: true,
  worker: true,
  secondPolicy: true,
  scriptText: true,
  // Libraries empty an element in this way.
  emptied: false,
};

test('no string becomes markup or a script in the web app', async ({ page }) => {
  await page.goto(at('greenfield', '/library'));
  // Of the app, whose script makes the default policy: the initial content has a heading before it.
  await expect(page.locator('#root h1')).toBeVisible();
  expect(await attempts(page)).toEqual({ ...EVERYTHING, parsed: true });
});

test('nor in the reader, which may parse the files of a book', async ({ page }) => {
  await page.goto(at('files.greenfield', '/reader/?epub'));
  await expect(page.locator('#book')).toBeAttached();
  expect(await attempts(page)).toEqual({ ...EVERYTHING, parsed: false });
});

test('the main screens work with them: the library, a book and its data for search engines, its reader, a page', async ({
  open,
}) => {
  // A violation is an error in the console, which `open` takes for a failure.
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/library/nine-brave-snails');
  await expect(page.locator('script[type="application/ld+json"]')).toBeAttached();
  await page.goto('/library/nine-brave-snails/read');
  await expect(page.getByText(/^Page \d+ of/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
