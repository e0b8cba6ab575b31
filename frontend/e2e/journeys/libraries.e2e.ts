import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test('a library is opened, a reading list is published in it, and one of its books is read @desktop', async ({
  open,
}) => {
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

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/reading-lists?search=Short%20books');
  await teacher.getByRole('button', { name: 'More for Short books for busy days' }).click();
  await teacher.getByRole('link', { name: 'Open to everybody' }).click();
  await teacher.getByLabel('In which library?').selectOption('The Window Seat');
  await teacher.getByRole('button', { name: 'Open it to everybody' }).click();
  await expect(teacher.getByText('The list is open to everybody.')).toBeVisible();

  const visitor = await open('greenfield');
  await visitor.goto('/libraries?search=window');
  await visitor.getByRole('link', { name: 'The Window Seat' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'The Window Seat' })).toBeVisible();
  await expect(visitor.getByText('A cushion')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Short books for busy days' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Short books for busy days' })).toBeVisible();
  await expect(visitor.getByText('Count with your fingers!')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Poster of this list' }).click();
  await expect(visitor.getByRole('img', { name: 'Code of this list' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Back to the list' }).click();
  await visitor.getByRole('link', { name: 'The Window Seat' }).click();
  await visitor
    .getByRole('link', { name: /The Lighthouse Cat/ })
    .first()
    .click();
  await visitor.getByRole('link', { name: 'Read now' }).first().click();
  await expect(visitor).toHaveURL(/\/read$/);
});
