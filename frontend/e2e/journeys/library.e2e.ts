import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test('the library filters by the address, and Back undoes it', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Poems/ }).first().click();
  await expect(page).toHaveURL(/category=poems/);
  await expect(
    page.getByRole('link', { name: /Rain on the Tin Roof|Rain, Rain, Stay/ }).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/category/);
});

test('two schools look like two schools from the first paint', async ({ open }) => {
  const colour = async (school: string) => {
    const page = await open(school);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
  };
  const [greenfield, riverside] = [await colour('greenfield'), await colour('riverside')];
  expect(greenfield).toMatch(/^#/);
  expect(riverside).toMatch(/^#/);
  expect(greenfield).not.toBe(riverside);
});

test('a school’s head keeps its books in a table @desktop', async ({ open }) => {
  const page = await open('greenfield');
  await signInTeacher(page, 'head@greenfield.test');
  await page.goto('/admin/books?search=dragon');
  await expect(page.getByRole('heading', { level: 1, name: /Books/ })).toBeVisible();
  await expect(page.getByText('Dragon Needs Glasses').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/books?search=lighthouse'); // the platform's, not the school's
  await expect(page.getByText(/No book|Nothing/i).first()).toBeVisible();
  await expect(page.getByText('The Lighthouse Cat')).toHaveCount(0);
});

test('the platform’s team keeps the shared books @desktop', async ({ open }) => {
  const page = await open(null);
  await signInTeacher(page, 'admin@bookgrove.test');
  await page.goto('/admin-panel/all-books?search=lighthouse');
  await expect(page.getByText('The Lighthouse Cat').first()).toBeVisible();
  await expectAccessible(page);
});

test('a teacher is not let into the platform’s rooms, nor a visitor into the school’s @desktop', async ({
  open,
}) => {
  const visitor = await open('greenfield');
  await visitor.goto('/admin/books');
  await expect(visitor).toHaveURL(/login-or-register/);
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/admin-panel/all-books');
  await expect(teacher).toHaveURL(/\/(library)?$/);
});
