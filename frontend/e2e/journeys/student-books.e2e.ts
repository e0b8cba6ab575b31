import type { Page } from '@playwright/test';
import { writeBook } from '../support/books.ts';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test('a student puts in a book, and their teacher approves it @phone', async ({ open }) => {
  const mia = await open('greenfield');
  await signInStudent(mia, 'beech724', 'Mia A');
  await mia.goto('/dashboard');
  await mia.getByRole('link', { name: 'Put in a book' }).click();
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
  await expect(teacher.getByText(/^Beech/)).toBeVisible();
  await expect(teacher.getByRole('link', { name: 'Read the book' })).toBeVisible();
  await expectAccessible(teacher);

  // A second reviewer opens the same book: both see the other, until one of them leaves or hides the page.
  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto(teacher.url());
  await expect(head.getByText('A kite and the wind.')).toBeVisible();
  const others = (reviewer: Page) => reviewer.locator('[data-others]');
  await expect(others(teacher)).toHaveText(/ is looking at this now$/);
  await expect(others(head)).toHaveText(/ is looking at this now$/);
  await expect(others(head)).toHaveRole('status');
  await expectAccessible(head);
  await head.goto('/admin/book-monitoring');
  await expect(others(teacher)).toBeEmpty();
  await head.getByRole('link', { name: /by students wait for a teacher/ }).click();
  await expect(head.getByRole('link', { name: /The kite that came home/ })).toBeVisible();

  // Where WebSockets are blocked, the page works and says nothing of it.
  await head.routeWebSocket('**/api/live/socket', (socket) => socket.close());
  await head.goto(teacher.url());
  await expect(head.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(others(head)).toBeEmpty();

  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();
});
