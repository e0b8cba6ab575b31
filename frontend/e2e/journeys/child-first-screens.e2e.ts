import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInStudent, test } from '../support/journey.ts';

/** Words for adults that no screen of a child has. */
const ADULT_WORDS = /Dashboard|Reading apps|Flesch|Kincaid|three minutes count|Of a pause/;

/** The switch above a chart. */
const CHART = { en: 'Chart', fr: 'Graphique' };

const rowsOf = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      kind: row.getAttribute('data-row')!,
      first: row.querySelector('ul a')?.getAttribute('href') ?? '',
    })),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a child’s first page begins with their own books, and no book leads two rows', async ({ open }) => {
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  await page.goto('/library');
  await expect(page.locator('[data-row="featured"] ul a').first()).toBeVisible();
  const rows = await rowsOf(page);
  const kinds = rows.map(({ kind }) => kind);
  const order = ['continue', 'from_teacher', 'for_age', 'in_language', 'goal', 'languages', 'featured'];
  const own = kinds.filter((kind, at) => order.includes(kind) && kinds.indexOf(kind) === at);
  expect(own).toEqual(order.filter((kind) => own.includes(kind)));
  expect(own).toEqual(expect.arrayContaining(['from_teacher', 'in_language', 'featured']));
  const firsts = rows.map(({ first }) => first);
  expect(new Set(firsts).size).toBe(firsts.length);
  await expect(page.locator('[data-row="from_teacher"]').first()).toContainText(/left|Until/);
  // Nothing that is sold is in a row; in the list it is marked.
  await expect(page.locator('[data-row] [data-mark="sold"]')).toHaveCount(0);
  await page.goto('/library?price=sold');
  await expect(page.locator('[data-mark="sold"]').first()).toHaveText('School shop');
  await page.goto('/library?audio=true');
  await expect(page.locator('[data-mark="voice"]').first()).toHaveText('Read to me');
  await expectAccessible(page);
});

test('a visitor is not told to log in for a book that is sold @phone', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/library?price=sold');
  await page.locator('#books ul[data-view] a').first().click();
  await expect(page.getByText('For sale').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to read' })).toHaveCount(0);
});

test('a child’s screens fit a phone in English and French, without words for adults @phone', async ({
  open,
}) => {
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  for (const language of ['en', 'fr'] as const)
    for (const path of [
      '/library',
      '/dashboard',
      '/reading-log',
      '/my-words',
      '/my-consents',
      '/upload-blog',
    ]) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(`${language} ${path} ${await overflow(page)}`).toBe(`${language} ${path} 0`);
      expect(await page.locator('body').innerText()).not.toMatch(ADULT_WORDS);
      expect(await page.title()).not.toMatch(ADULT_WORDS);
      if (path === '/reading-log')
        await expect(page.getByRole('button', { name: CHART[language], exact: true })).toBeVisible();
    }
});

test('screens of children who cannot read yet offer to be read aloud @phone', async ({ open }) => {
  const page = await open('greenfield');
  // A headless browser has no voices of its own.
  await page.addInitScript(() => {
    const voices = [{ lang: 'en-GB', name: 'A voice', localService: true, default: true, voiceURI: 'voice' }];
    speechSynthesis.getVoices = () => voices;
  });
  const offer = page.getByRole('button', { name: 'Read this page to me' });
  await page.goto('/login');
  await expect(offer).toBeVisible();
  await signInStudent(page, 'BEECH724', 'Mia A');
  for (const path of ['/library', '/dashboard']) {
    await page.goto(path);
    await expect(offer).toBeVisible();
  }
});

test('the menu of the phone has a child’s places, and going back closes it @phone', async ({ open }) => {
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  await page.goto('/my-words');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'My books', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a story', exact: true }).first()).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const places = menu.getByRole('navigation', { name: 'My places' });
  for (const name of ['My day', 'My reading', 'My words', 'My family'])
    await expect(places.getByRole('link', { name, exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);

  // The entry of a closed menu is gone, and that of a followed link leads back to the page.
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await places.getByRole('link', { name: 'My reading', exact: true }).click();
  await expect(page).toHaveURL(/\/reading-log$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/my-words$/);
});

test('the full menu has no second button beside it, and today holds what a teacher gave @desktop', async ({
  open,
}) => {
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ things? for today$/ })).toBeVisible();
  await expect(page.getByText('Look at something new')).toHaveCount(0);
  const shelf = page.locator('section', { has: page.getByRole('heading', { name: 'My shelf' }) });
  await expect(shelf.getByRole('progressbar').first()).toBeVisible();
  await expect(shelf.getByText(/% read|Finished/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Write a story', exact: true }).first().click();
  await expect(page).toHaveURL(/\/uploadblogsteps/);
  await page.getByRole('link', { name: 'My books', exact: true }).first().click();
  await expect(page).toHaveURL(/\/reading-log/);
  await expectAccessible(page);

  // After the last page: how it was, three books to read next, a story of one's own.
  await page.goto('/library/nine-brave-snails/read');
  await expect(page.getByText(/^Page \d+ of \d+/).first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^Page (\d+) of \1(?!\d)/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { name: 'You finished!' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Love it/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Write a story' })).toBeVisible();
  await page.goto('/library/nine-brave-snails');
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
});
