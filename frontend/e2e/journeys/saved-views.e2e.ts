import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test.use({ expectRefusals: true });

test('a head saves a view of the people, opens it again, and deletes it @desktop', async ({ open }) => {
  const page = await open('greenfield');
  await signInTeacher(page, 'head@greenfield.test');
  await page.goto('/admin/users?role=teacher');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows.first()).toBeVisible();

  const views = page.getByRole('button', { name: 'My views' });
  await views.click();
  await expect(page.getByText('You keep no view of this table yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep view' }).click();
  await expect(page.getByText('Give the view a name.')).toBeVisible();
  await expect(page.getByLabel('Keep what is shown now as')).toBeFocused();
  await page.getByLabel('Keep what is shown now as').fill('Teachers, A to Z');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The view is kept')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(views).toBeFocused();

  await page.goto('/admin/users?search=nobody-of-this-name');
  await expect(page.getByText('Nobody fits all of that')).toBeVisible();
  await views.click();
  await page.getByRole('link', { name: 'Teachers, A to Z' }).click();
  await expect(page).toHaveURL(/\?role=teacher$/);
  await expect(page.getByLabel('Search people')).toHaveValue('');
  await expect(rows.first()).toBeVisible();
  await page.reload();
  await views.click();
  await expect(page.getByRole('link', { name: 'Teachers, A to Z' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Remove the view Teachers, A to Z' }).click();
  await expect(page.getByText('You keep no view of this table yet.')).toBeVisible();
});
