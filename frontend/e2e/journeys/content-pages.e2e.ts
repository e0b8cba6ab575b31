import { at, expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

/** The content of the page does not overflow horizontally. */
const fits = (page: import('@playwright/test').Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a visitor reads the public pages in four languages', async ({ open }) => {
  const page = await open('greenfield');
  for (const slug of ['faq', 'contact', 'our-framework']) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await fits(page);
  }
  await page.goto('/faq?lang=ar');
  await expect(page.getByRole('heading', { level: 1, name: 'أسئلة وأجوبة' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('article header')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('link[rel="alternate"][hreflang="hi"]')).toHaveAttribute(
    'href',
    /\/faq\?lang=hi$/,
  );
  await expectAccessible(page);
  await fits(page);
  await page.goto('/privacy-policy?lang=hi');
  await expect(page.getByRole('heading', { level: 1, name: 'गोपनीयता नीति' })).toBeVisible();
  for (const path of ['/report-a-problem', '/request-a-tour']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await fits(page);
  }
});

test('a child does an experiment step by step and saves notes', async ({ open }, info) => {
  test.setTimeout(120_000);
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  await page.goto('/experiment');
  await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
  await expectAccessible(page);
  await fits(page);
  await page.getByRole('link', { name: 'Building' }).click();
  await page.getByRole('link', { name: 'The paper bridge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The paper bridge' })).toBeVisible();
  await expectAccessible(page);
  await fits(page);

  await page.getByRole('button', { name: 'Start, step by step' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('heading', { name: 'Step 1 of 6' })).toBeFocused();
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('timer')).toHaveText(/4:5\d/);
  await expect(page.getByLabel('Ring when time is up')).not.toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const words = `It held 14 coins, ${info.project.name} ${info.retry}`;
  await page.getByLabel('What did you see?').fill(words);
  await page.getByLabel(/How many coins/).fill('14');
  const sheet = (await page.getByRole('img', { name: 'Your drawing' }).boundingBox())!;
  await page.getByRole('img', { name: 'Your drawing' }).scrollIntoViewIfNeeded();
  const box = (await page.getByRole('img', { name: 'Your drawing' }).boundingBox())!;
  expect(sheet.width).toBeGreaterThan(200);
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 5 });
  await page.mouse.up();
  const pictures = page.locator('input[type=file]');
  await pictures.setInputFiles({
    name: 'words.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(/This picture could not be read/)).toBeVisible();
  await pictures.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT });
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Write it into my log' }).click();
  const note = page.getByRole('listitem').filter({ hasText: words });
  await expect(note.getByText('14 coins', { exact: true })).toBeVisible();
  await page.reload();
  await expect(note.getByRole('img', { name: 'Your drawing' })).toBeVisible();
  await expect(note.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Take this note away' }).click();
  await expect(note).toHaveCount(0);

  await page.goto('/experiment/rainbow-in-a-glass?lang=ar');
  await expect(page.getByRole('heading', { level: 1, name: 'قوس قزح في كأس' })).toBeVisible();
  await expectAccessible(page);
  await fits(page);
});

test('a head writes a page in two languages and restores an earlier version @desktop', async ({
  open,
}, info) => {
  const page = await open('riverside');
  await signInTeacher(page, 'head@riverside.test');
  await page.goto('/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/pages/about?locale=fr');
  const first = `Notre école ${info.project.name} ${info.retry}`;
  await page.getByLabel('Title').fill(first);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('Title')).not.toHaveValue(first);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(first);
  await expectAccessible(page);
  await fits(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The page is saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByLabel('Title').fill('Autre titre');
  await page.getByRole('button', { name: 'Take these words' }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue(first);
  await page.goto(at('riverside', '/about?lang=fr'));
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
});

// One size is enough: both would change the same experiment.
test('the platform’s team changes an experiment @desktop', async ({ open }) => {
  const page = await open(null);
  await signInTeacher(page, 'admin@bookgrove.test');
  await page.goto('/admin-panel/experiments');
  await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /A seed in a jar/ }).click();
  await page.getByLabel('In one sentence').fill('Watch a seed wake up.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The experiment is saved')).toBeVisible();
  const school = await open('greenfield');
  await school.goto('/experiment/seed-in-a-jar');
  await expect(school.getByText('Watch a seed wake up.')).toBeVisible();
});
