import type { Page } from '@playwright/test';
import { writeBook } from '../support/books.ts';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';
import { dropBook, previewBook, fillInBookDetails } from '../support/uploads.ts';

interface Feed {
  publications?: { metadata: { title: string }; links: { rel: string; href: string }[] }[];
}

/**
 * Sends a request as a program would, but from a page of the school: only browsers resolve names below
 * localhost.
 */
const ask = (page: Page, path: string, authorization: string) =>
  page.evaluate(
    async ([path, authorization]) => {
      const answer = await fetch(path, { headers: { authorization } });
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text: await answer.text(),
      };
    },
    [path, authorization] as const,
  );

test.use({ expectRefusals: true });

test('a book is uploaded, checked, returned, corrected, approved, and read in another app @desktop', async ({
  open,
}, info) => {
  const title = `The Kingfisher ${info.project.name} ${info.retry}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await dropBook(teacher, await writeBook(title));
  await fillInBookDetails(teacher);
  await teacher.getByRole('button', { name: 'Send for review' }).click();
  // No assignee yet: it can still be withdrawn and submitted again.
  await teacher.getByRole('button', { name: 'Take it back and change it' }).click();
  await teacher.getByRole('button', { name: 'Send for review' }).click();
  await previewBook(teacher);
  await expect(teacher.getByText('In review: somebody looks at it')).toBeVisible();

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/book-monitoring');
  const review = head.getByRole('region', { name: 'In review' });
  await expect(review.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(head);
  await review.getByRole('button', { name: `Take it: ${title}` }).click();
  await review.getByRole('button', { name: `More for ${title}` }).click();
  await head.getByRole('button', { name: 'Return …' }).click();
  const dialog = head.getByRole('dialog', { name: `Return “${title}”?` });
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await dialog.getByLabel('Why').selectOption('pictures');
  await dialog.getByLabel('In your own words').fill('The bird on page two.');
  await expectAccessible(head);
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    head.getByRole('region', { name: 'Returned' }).getByRole('link', { name: title }),
  ).toBeVisible();

  await teacher.reload();
  await expect(teacher.getByText('The bird on page two.')).toBeVisible();
  await expectAccessible(teacher);
  const mended = await writeBook(title, { 'OEBPS/bird.txt': 'A word for the bird.' });
  await teacher.getByLabel('Replace it with a corrected file').setInputFiles(mended);
  await expect(teacher.getByText('The new file is here. We check it now.')).toBeVisible();
  await expect(async () => {
    // Refused while the file is checked; gone once it was sent, however late the page shows that.
    const send = teacher.getByRole('button', { name: 'Send for review' });
    if (await send.isEnabled({ timeout: 1_000 }).catch(() => false)) await send.click({ timeout: 1_000 });
    await expect(teacher.getByText('In review: somebody looks at it')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await head.reload();
  await review.getByRole('link', { name: title }).click();
  await expect(head.getByText('The bird on page two.')).toBeVisible();
  await expect(head.getByRole('table', { name: 'What is other than in the version before' })).toBeVisible();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Approve' }).click();
  await expect(head.getByText(`“${title}” is published`)).toBeVisible();

  await teacher.goto('/account/reading-apps');
  await teacher.getByLabel('What you call the app').fill('My e-reader');
  await teacher.getByRole('button', { name: 'Make a key', exact: true }).click();
  const shown = teacher.getByRole('dialog', { name: 'The key for My e-reader' });
  const key = (await shown.locator('code').textContent())!;
  await expectAccessible(teacher);
  await shown.getByRole('button', { name: 'Done' }).click();

  const reading = `Basic ${Buffer.from(`app:${key}`).toString('base64')}`;
  const found = await ask(teacher, `/api/opds/books?query=${encodeURIComponent(title)}`, reading);
  const { publications = [] } = JSON.parse(found.text) as Feed;
  const book = publications.find(({ metadata }) => metadata.title === title)!;
  const way = book.links.find(({ rel }) => rel === 'http://opds-spec.org/acquisition')!;
  const taken = await ask(teacher, new URL(way.href).pathname, reading);
  expect([taken.status, taken.type]).toEqual([200, expect.stringContaining('application/epub+zip')]);

  await teacher.getByRole('button', { name: 'Revoke the key of My e-reader' }).first().click();
  await expect(teacher.getByText('The key is revoked.')).toBeVisible();
  expect((await ask(teacher, '/api/opds', reading)).status).toBe(401);
});

test('the moderation board follows what others do @desktop', async ({ open }, info) => {
  const title = `The Heron ${info.project.name} ${info.retry}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/book-monitoring');
  await expect(head.getByRole('status').filter({ hasText: 'Live updates are on' })).toBeVisible();
  await expectAccessible(head);
  // From here on the board is not loaded again: what it shows has arrived by itself.
  await head.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await dropBook(teacher, await writeBook(title));
  await fillInBookDetails(teacher);
  await teacher.getByRole('button', { name: 'Send for review' }).click();
  const card = head.getByRole('region', { name: 'In review' }).getByRole('link', { name: title });
  // Less than the interval at which a board without a stream is read.
  await expect(card).toBeVisible({ timeout: 15_000 });

  await teacher.getByRole('button', { name: 'Take it back and change it' }).click();
  await expect(card).toBeHidden({ timeout: 15_000 });
  expect(await head.evaluate(() => 'loadedOnce' in window)).toBe(true);
});

test('a book without rights and age is approved only after both are named, and the approval is undone', async ({
  open,
}, info) => {
  const title = `The Nameless Heron ${info.project.name} ${info.retry}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await dropBook(teacher, await writeBook(title));

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto(`/admin/book-monitoring?search=${encodeURIComponent(title)}`);
  const review = head.getByRole('region', { name: 'In review' });
  await expect(review.getByText('No age given')).toBeVisible();
  await expect(head.getByRole('region', { name: 'Ready' }).getByText('Nothing here')).toBeVisible();
  await review.getByRole('button', { name: `More for ${title}` }).click();
  await head.getByRole('button', { name: 'Approve …' }).click();
  const dialog = head.getByRole('dialog', { name: `Approve “${title}”?` });
  await expect(dialog.getByText('Rights missing')).toBeVisible();
  await expect(dialog.getByText('No age given')).toBeVisible();
  await expectAccessible(head);
  await dialog.getByRole('button', { name: 'Approve it nevertheless' }).click();
  await expect(head.getByText(`“${title}” is published`)).toBeVisible();
  await head.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(head.getByText(`The approval of “${title}” is undone`)).toBeVisible();
  await expect(review.getByRole('link', { name: title })).toBeVisible();
});
