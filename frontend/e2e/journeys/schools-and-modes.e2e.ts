import { at, expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test.use({ expectRefusals: true });
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" rx="14" fill="#c2185b"/><script>alert(1)</script></svg>`;

test('the platform opens a school in unreadable colours, visits it, and suspends it @desktop', async ({
  open,
}, info) => {
  const sub = `harbour-${info.project.name}`;
  const page = await open(null);
  await signInTeacher(page, 'admin@bookgrove.test');
  await page.goto('/admin-panel/all-tenants');
  await expect(page.getByRole('row', { name: /Greenfield Primary/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open a school' }).click();
  await page.getByRole('button', { name: 'Open the school' }).click();
  for (const words of ['School name is required', 'Email is required', 'Domain url is required'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('School name')).toBeFocused();
  await page.getByLabel('School name').fill(`Harbour ${info.project.name}`);
  await page.getByLabel('School email').fill('office@harbour.example');
  await page.getByLabel('Domain URL').fill(`${sub}.localhost`);
  await page.getByLabel('Primary', { exact: true }).fill('#FFD400');
  await page.getByLabel('Muted text', { exact: true }).fill('#f3d9e6');
  await expect(page.getByText(/We adjusted \d+ colours for reading/)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the school' }).click();
  await expect(page.getByText('School added successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit school' })).toBeVisible();

  const visitor = await open(sub);
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: `Harbour ${info.project.name}` }).first()).toBeVisible();
  await expect(visitor.getByText('Powered by Bookgrove')).toBeVisible();
  const brand = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  );
  expect(brand).toBe('#ffd400');
  await expect(visitor.locator('header img').first()).toHaveAttribute('src', /\/api\/pictures\/logos\//);
  await expectAccessible(visitor);

  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Suspend the school' }).click();
  await expect(page.getByText('The school is suspended')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'This school is closed for now' })).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The school is open again')).toBeVisible();
  await visitor.goto(at(sub));
  await expect(visitor.getByText('Powered by Bookgrove')).toBeVisible();
});

test('the platform adds a mode and orders it @desktop', async ({ open }, info) => {
  const name = `Draft ${info.project.name}`;
  const page = await open(null);
  await signInTeacher(page, 'admin@bookgrove.test');
  await page.goto('/admin-panel/modes');
  await expect(page.getByText('Quiet reading', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a mode' }).click();
  await expectAccessible(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Status').selectOption('DRAFT');
  await page.getByRole('button', { name: 'Save mode' }).click();
  await expect(page.getByText('The mode is saved')).toBeVisible();
  await page.getByRole('button', { name: `Move ${name} up` }).click();
  await expect(page.getByText(new RegExp(`${name} is now number`))).toBeAttached();
  await expectAccessible(page);
});

test('a head chooses modes, and a student switches to the quiet one', async ({ open }, info) => {
  const school = info.project.name === 'phone' ? 'riverside' : 'greenfield';
  const head = await open(school);
  await signInTeacher(head, `head@${school}.test`);
  await head.goto('/admin/school-modes');
  await expect(head.getByText('Everybody begins here')).toBeVisible();
  await head.getByLabel('Offer Our stories').uncheck();
  await head.getByRole('button', { name: 'Categories that lead in Library' }).click();
  await head.getByLabel('As the platform has it').uncheck();
  await head.getByLabel('Let another category lead').selectOption('Poems');
  await head.getByLabel('Let another category lead').selectOption('Space');
  await head.getByRole('button', { name: 'Move Space up' }).click();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Done' }).click();
  await expect(head.getByText('First: Space, Poems')).toBeVisible();
  await head.getByRole('button', { name: 'Save modes' }).click();
  await expect(head.getByText('The modes of the school are saved')).toBeVisible();
  await expectAccessible(head);
  await head.goto('/admin/set-up');
  await expect(head.getByText('Teachers and students')).toBeVisible();
  await expectAccessible(head);

  const page = await open(school);
  await page.goto('/');
  const pick = async () => {
    if (info.project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Select a Different Mode' }).click();
  };
  await pick();
  await expect(page.getByText('You need to log in to load the categories.')).toBeVisible();
  await page.keyboard.press('Escape');
  const [code, student] =
    school === 'riverside' ? (['CEDAR358', 'Leo B'] as const) : (['BEECH724', 'Mia A'] as const);
  await signInStudent(page, code, student);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Read one more. Something grows.' })).toBeVisible();
  const tiles = page.locator('#books').getByRole('listitem').getByRole('link');
  await expect(tiles.nth(1)).toHaveText(/Space/);
  await expect(tiles.nth(2)).toHaveText(/Poems/);
  await pick();
  await page.getByRole('button', { name: /Science lab/ }).click();
  await expect(page).toHaveURL(/\/experiment$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/experiment$/);
  // The address changes before the page: a menu that is opened in between closes with the change.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pick();
  await page.getByRole('button', { name: /^Library/ }).click();
  await expect(page).toHaveURL(/\/library$/);
  await pick();
  await expect(
    page.getByRole('button', { name: /Library/ }).and(page.locator('[aria-pressed=true]')),
  ).toBeVisible();
  await expect(page.getByText('Our stories', { exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Quiet reading/ }).click();
  await expect(page.getByText('Your mode is now Quiet reading')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /quiet place|Go on reading/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured this week' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /quiet place|Go on reading/ })).toBeVisible();
  await expectAccessible(page);
});
