import { readFile } from 'node:fs/promises';
import { writeBook } from '../support/books.ts';
import { at, expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';

interface Feed {
  publications?: { metadata: { title: string }; links: { rel: string; href: string }[] }[];
}

test('a book is put in, checked, returned, mended, approved, and read in another app @desktop', async ({
  open,
  request,
}, info) => {
  const title = `The Kingfisher ${info.project.name} ${info.retry}`;
  const api = (path: string) => at('greenfield', `/api${path}`);
  const { access } = (await (
    await request.post(api('/auth/token/'), {
      data: { username: 'teacher@greenfield.test', password: PASSWORD, remember: false },
    })
  ).json()) as { access: string };
  const headers = { authorization: `Bearer ${access}` };
  const file = await readFile(await writeBook(title));
  const uploaded = (await (
    await request.post(api('/books/'), {
      headers,
      multipart: {
        age_rating: '0',
        file: { name: 'kingfisher.epub', mimeType: 'application/epub+zip', buffer: file },
      },
    })
  ).json()) as { id: string };
  await expect
    .poll(
      async () =>
        (
          (await (await request.get(api(`/books/${uploaded.id}/ingestion/`), { headers })).json()) as {
            status: string;
          }
        ).status,
      { timeout: 30_000 },
    )
    .toBe('ready');

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto(`/library/${uploaded.id}`);
  await teacher.getByRole('button', { name: 'Send for a look' }).click();
  await expect(teacher.getByText('In review: somebody looks at it')).toBeVisible();

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/book-monitoring');
  const review = head.getByRole('region', { name: 'Review' });
  await expect(review.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(head);
  await review.getByRole('button', { name: `Take ${title}` }).click();
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
    head.getByRole('region', { name: 'Changes asked' }).getByRole('link', { name: title }),
  ).toBeVisible();

  await teacher.reload();
  await teacher.getByRole('button', { name: 'Send for a look' }).click();
  await expect(teacher.getByText('In review: somebody looks at it')).toBeVisible();

  await head.goto(`/admin/view-book/${uploaded.id}`);
  await expect(head.getByText('The bird on page two.')).toBeVisible();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Approve' }).click();
  await expect(head.getByText(`“${title}” is live`)).toBeVisible();

  await teacher.goto('/account/reading-apps');
  await teacher.getByLabel('What you call the app').fill('My e-reader');
  await teacher.getByRole('button', { name: 'Make a key', exact: true }).click();
  const shown = teacher.getByRole('dialog', { name: 'The key for My e-reader' });
  const key = (await shown.locator('code').textContent())!;
  await expectAccessible(teacher);
  await shown.getByRole('button', { name: 'Done' }).click();

  const reading = { authorization: `Basic ${Buffer.from(`app:${key}`).toString('base64')}` };
  const found = await request.get(api(`/opds/books?query=${encodeURIComponent(title)}`), {
    headers: reading,
  });
  const { publications = [] } = (await found.json()) as Feed;
  expect(publications.map(({ metadata }) => metadata.title)).toContain(title);
  const book = publications.find(({ metadata }) => metadata.title === title)!;
  const way = book.links.find(({ rel }) => rel === 'http://opds-spec.org/acquisition')!;
  const taken = await request.get(way.href, { headers: reading });
  expect(taken.headers()['content-type']).toContain('application/epub+zip');

  await teacher.getByRole('button', { name: 'Take the key of My e-reader back' }).first().click();
  await expect(teacher.getByText('The key is taken back.')).toBeVisible();
  expect((await request.get(api('/opds'), { headers: reading })).status()).toBe(401);
});
