import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test('a library is opened, and a book read from its shelf @desktop', async ({ open }) => {
  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/libraries');
  await head.getByRole('link', { name: 'New library' }).click();
  await head.getByLabel('Name', { exact: true }).fill('The Window Seat');
  await expect(head.getByLabel('Address', { exact: true })).toHaveValue('the-window-seat');
  await head.getByLabel('Find books').fill('Lighthouse Cat');
  await head.getByRole('button', { name: 'Add The Lighthouse Cat to the list' }).click();
  await head.getByRole('button', { name: 'Add a wish' }).click();
  await head.getByLabel('What', { exact: true }).fill('A cushion');
  await head.getByLabel(/The library is open/).check();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Save' }).click();
  await expect(head.getByText('The library is open.')).toBeVisible();

  const visitor = await open('greenfield');
  await visitor.goto('/libraries?search=window');
  await visitor.getByRole('link', { name: 'The Window Seat' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'The Window Seat' })).toBeVisible();
  await expect(visitor.getByText('A cushion')).toBeVisible();
  await expectAccessible(visitor);
  await visitor
    .getByRole('link', { name: /The Lighthouse Cat/ })
    .first()
    .click();
  await visitor.getByRole('link', { name: 'Read now' }).first().click();
  await expect(visitor).toHaveURL(/\/read$/);
});
