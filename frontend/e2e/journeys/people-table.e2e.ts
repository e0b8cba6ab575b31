import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

const HEAD = 'head@greenfield.test';

/** Whether an element is inside the window, by a pixel. */
const isOnScreen = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return top >= -1 && left >= -1 && bottom <= clientHeight + 1 && right <= clientWidth + 1;
  });

test('a head selects people across pages, and everybody who matches by a confirmation that names their number', async ({
  open,
}, info) => {
  const phone = info.project.name === 'phone';
  const page = await open('greenfield');
  await signInTeacher(page, HEAD);
  await page.goto('/admin/users?role=student');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });
  await expect(rows).toHaveCount(20);

  // The key / leads to the search, but not while somebody writes.
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search people')).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Search people')).toHaveValue('a/b');
  await page.getByLabel('Search people').fill('');
  await expect(page).toHaveURL(/role=student$/);

  // A range with Shift, which stays selected on the next page.
  await rows.nth(1).getByRole('checkbox').click();
  await rows
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: /selected$/ });
  await expect(bar).toHaveAccessibleName('4 selected');
  const first = (await rows.first().textContent())!;
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of the first page stay until those of the second have come.
  await expect(rows.first()).not.toHaveText(first);
  await expect(bar).toHaveAccessibleName('4 selected');
  await rows.first().getByRole('checkbox').click();
  await expect(bar).toHaveAccessibleName('5 selected');
  await expectAccessible(page);

  // The bar and the menus of rows stay on the screen.
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(page).toHaveURL(/size=50/);
  await expect(rows.nth(20)).toBeVisible();
  const last = rows.last().getByRole('button', { name: /^More for/ });
  await last.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  if (!phone) {
    // So does the head of the table, below the bar.
    const head = page.getByRole('columnheader').nth(1);
    await expect(head).toBeInViewport();
    const edge = async (part: Locator) => (await part.boundingBox())!;
    const [above, below] = [await edge(bar), await edge(head)];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  }
  await last.click();
  await expect.poll(() => isOnScreen(page, '[aria-expanded="true"] + ul')).toBe(true);
  await page.keyboard.press('Escape');

  if (phone) return;
  // The arrow keys move between rows, in the same column.
  await rows.nth(2).getByRole('checkbox').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(3).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last().getByRole('checkbox')).toBeFocused();

  await bar.getByRole('button', { name: 'Clear' }).click();
  await page.goto('/admin/users?role=student');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const all = bar.getByRole('button', { name: /^Select all \d+ that match$/ });
  const count = /\d+/.exec((await all.textContent())!)![0];
  await all.click();
  await expect(bar).toHaveAccessibleName(`${count} selected`);
  await bar.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archive everybody who matches?' });
  await expect(dialog.getByText(/people match this search and these filters/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Archive \d+ people$/ })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a head filters by class and by who never logged in, and finds screens and people with Ctrl-K', async ({
  open,
}, info) => {
  const page = await open('greenfield');
  await signInTeacher(page, HEAD);
  await page.goto('/admin/users');
  if (info.project.name === 'desktop') {
    const side = page.getByRole('navigation', { name: 'School admin' });
    await expect(side.getByRole('link').first()).toBeVisible();
    expect(await side.getByRole('link').count()).toBeLessThanOrEqual(12);
  }
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Logged in').selectOption('never');
  await expect(page).toHaveURL(/signed_in=never/);
  await expect(page.getByText('Never yet').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find screens, people, classes and books' });
  await expect(field).toBeFocused();
  await field.fill('categ');
  const results = page.getByRole('listbox', { name: 'Results' });
  await expect(results.getByRole('option', { selected: true })).toContainText('Categories');
  await field.fill('mia');
  await expect(results.getByRole('group', { name: 'People' }).getByRole('option').first()).toContainText(
    'Mia',
  );
  await expectAccessible(page);
  await field.fill('categ');
  await expect(results.getByRole('option', { selected: true })).toContainText('Categories');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/book-categories/);

  // A screen that is not beside the others is above those of its section.
  const section = page.getByRole('navigation', { name: 'Section Books' });
  await expect(section.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
  await section.getByRole('link', { name: 'Import books' }).click();
  await expect(page).toHaveURL(/\/admin\/.*import/);
});

test('a student is in the class that a head chooses with the name @desktop', async ({ open }, info) => {
  const page = await open('riverside');
  await signInTeacher(page, 'head@riverside.test');
  await page.goto('/admin/adduser');
  await page.getByRole('radio', { name: 'Student' }).check({ force: true });
  const name = `Neuzugang${info.retry}`;
  await page.getByLabel('First name').fill('Zora');
  await page.getByLabel('Last name').fill(name);
  const choice = page.getByLabel('Class', { exact: true });
  const cedar = choice.getByRole('option', { name: /^Cedar Class/ });
  await choice.selectOption({ label: (await cedar.textContent())! });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Close|Done/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Zora ${name}` })).toBeVisible();
  await expect(page.getByRole('main').getByText('Cedar Class').first()).toBeVisible();
});

test('a head changes a role after a confirmation, and the audit has both values @desktop', async ({
  open,
}, info) => {
  const page = await open('greenfield');
  await signInTeacher(page, HEAD);
  await page.goto('/admin/adduser');
  // The school's own country, for an adult.
  await expect(page.getByLabel('Country')).not.toHaveValue('');
  await page.getByLabel('First name').fill('Ilse');
  await page.getByLabel('Last name').fill('Rollenwechsel');
  const email = `ilse.${info.project.name}.${info.retry}@greenfield.test`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ilse Rollenwechsel' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Parent' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the role of Ilse Rollenwechsel?' });
  await expect(dialog.getByText(/^From Teacher to Parent\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await page.goto('/admin/audit?search=rollenwechsel');
  await expect(page.getByText('role: Teacher → Parent')).toBeVisible();
  expect(await page.locator('main').textContent()).not.toMatch(/\/api\/|PATCH|POST/);
});

test('a teacher sees how names are read, swaps them, and answers a question about a name', async ({
  open,
}, info) => {
  const page = await open('greenfield');
  await signInTeacher(page, 'teacher@greenfield.test');
  await page.goto('/classes');
  await page.getByRole('link', { name: /Beech/ }).first().click();
  await page.getByRole('link', { name: 'Add students' }).click();
  const tag = info.project.name === 'phone' ? 'Fonseca' : 'Dabrowski';
  await page
    .getByLabel('Names, one student a line')
    .fill(`1. ${tag}, Nora\n2. ${tag}, Emil\n3. ${tag}, Nora`);
  await page.getByRole('button', { name: 'Check the names' }).click();
  await expect(page.getByText(`First: Emil, last: ${tag}`)).toBeVisible();
  await page.getByRole('button', { name: 'Swap first and last names' }).click();
  await expect(page.getByText(`First: ${tag}, last: Emil`)).toBeVisible();
  await page.getByRole('button', { name: 'Swap first and last names' }).click();
  await expect(page.getByText(/Line 1 has the same name/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /line 3: the same child$/ }).click();
  await expect(page.getByText(/Line 1 has the same name/)).toBeHidden();
});

test('a name in a class opens the page of the child, and the class shows its reading', async ({ open }) => {
  const page = await open('greenfield');
  await signInTeacher(page, 'teacher@greenfield.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Reading, / })).toBeVisible();
  await page.goto('/classes');
  await page.getByRole('link', { name: /Beech/ }).first().click();
  const tabs = page.getByRole('navigation', { name: /^Class Beech/ });
  await tabs.getByRole('link', { name: 'Reading', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Reading by day' })).toBeVisible();
  await expectAccessible(page);
  await tabs.getByRole('link', { name: 'Students' }).click();
  // A page is ten rows, so that it ends on a phone too; each has the minutes of this week.
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });
  await expect(rows).toHaveCount(10);
  await expect(rows.first().getByText(/^\d+ min/)).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Needs').selectOption('a badge');
  await expect(page).toHaveURL(/needs=badge/);
  await page.keyboard.press('Escape');
  await expect(rows.first().getByText('Not printed')).toBeVisible();
  await expectAccessible(page);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reading-log\?person=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reads');
  // The screen of a child is one of work: the way back stays.
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'My classes' }).click();
  await expect(page).toHaveURL(/\/classes$/);
});
