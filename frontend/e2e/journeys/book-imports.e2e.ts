import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test('a head imports a list of books, corrects a line, undoes the import, and merges two records of a book @desktop', async ({
  open,
}) => {
  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/book-imports');
  await expect(head.getByRole('heading', { level: 1, name: 'Import books' })).toBeVisible();
  const list = [
    'ISBN,Title,Author,Language',
    '9780306406157,The Little Comet,Ana Sol,en',
    '9780000000003,Wrong Digit,Ben Lee,en',
    ',No Number at All,Cy Poe,en',
  ];
  await head.getByLabel('A list of books').setInputFiles({
    name: 'autumn.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.join('\n')),
  });
  await expect(head.getByText('3 records. This is a dry run: nothing is kept yet.')).toBeVisible();
  await expect(head.getByText('The digits of this ISBN do not fit together', { exact: false })).toBeVisible();
  await expectAccessible(head);

  await head.getByRole('textbox', { name: 'ISBN' }).fill('9780000000002');
  await head.getByRole('button', { name: 'Fix line 3' }).click();
  await head.getByRole('button', { name: 'Import 3 books' }).click();
  await expect(head.getByText('3 books imported.')).toBeVisible();
  await expectAccessible(head);
  await head.getByRole('link', { name: 'Books waiting for their files' }).click();
  await expect(head.getByRole('link', { name: 'The Little Comet' })).toBeVisible();
  await head.goBack();
  await head.getByRole('button', { name: 'Undo the import' }).click();
  await head.getByRole('button', { name: 'Yes, undo the import' }).click();
  await expect(head.getByText('This import was undone.')).toBeVisible();

  await head.goto('/admin/book-twins');
  const duplicates = head.getByRole('listitem').filter({ hasText: 'A Very Tall Friend (again)' });
  await expect(duplicates).toBeVisible();
  await expectAccessible(head);
  const old = (await duplicates.getByRole('link', { name: '(again)' }).getAttribute('href'))!
    .split('/')
    .at(-1)!;
  await duplicates.getByRole('button', { name: 'Make them one book' }).click();
  const sure = head.getByRole('dialog');
  await expect(sure).toContainText('This cannot be taken back.');
  await sure.getByRole('button', { name: 'Make them one book' }).click();
  await expect(head.getByText('They are one book now: A Very Tall Friend')).toBeVisible();
  await expect(duplicates).toHaveCount(0);
  // The old address redirects to the current address of the remaining book.
  await head.goto(`/library/${old}`);
  await expect(head.getByRole('heading', { level: 1, name: 'A Very Tall Friend' })).toBeVisible();
  await expect(head).toHaveURL(/\/library\/a-very-tall-friend$/);
});
