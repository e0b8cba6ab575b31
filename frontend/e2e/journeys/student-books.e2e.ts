import { writeBook } from '../support/books.ts';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test('a student puts in a book, and their teacher approves it @phone', async ({ open }) => {
  const mia = await open('greenfield');
  await signInStudent(mia, 'beech724', 'Mia A');
  await mia.goto('/upload-blog');
  await mia.getByRole('button', { name: 'Put in a book' }).click();
  const form = mia.getByRole('dialog', { name: 'Put in a book' });
  await form.getByLabel('The file of your book').setInputFiles(await writeBook('The kite that came home'));
  await form.getByLabel('What is it called?').fill('The kite that came home');
  await form.getByLabel('What is it about?').fill('A kite and the wind.');
  await expect(form.getByRole('button', { name: 'Put it in' })).toBeDisabled();
  await form.getByLabel('I made this book myself').check();
  await expect(form.getByText(/price/i)).toHaveCount(0);
  await expectAccessible(mia);
  await form.getByRole('button', { name: 'Put it in' }).click();
  await expect(mia.getByText('Checked', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(mia);
  await mia.getByRole('button', { name: 'Send it to my teacher' }).click();
  await expect(mia.getByText('In review: my teacher reads it').first()).toBeVisible();

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/storyedit');
  await teacher.getByRole('link', { name: /The kite that came home/ }).click();
  await expect(teacher.getByText('A kite and the wind.')).toBeVisible();
  await expect(teacher.getByRole('link', { name: 'Read the book' })).toBeVisible();
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();
});
