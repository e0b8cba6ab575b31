import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { realBooks, writeBook } from '../support/books.ts';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { dropBook, previewBook, fillInBookDetails } from '../support/uploads.ts';

const SCHOOLS = [
  { size: '@desktop', school: 'greenfield', neighbour: 'riverside', code: 'beech724', student: 'Mia A' },
  { size: '@phone', school: 'riverside', neighbour: 'greenfield', code: 'CEDAR358', student: 'Leo B' },
];

const pageNumber = async (page: Page): Promise<number> =>
  Number(
    /Page (\d+) of/.exec(
      (await page
        .getByText(/^Page \d+ of \d+/)
        .first()
        .textContent()) ?? '',
    )?.[1],
  );

/** Turns until the page number has changed: one page of a book may fill several screens. */
async function turnPage(
  page: Page,
  turn = () => page.getByRole('button', { name: 'Next page' }).click(),
): Promise<void> {
  const before = await pageNumber(page);
  for (let turns = 0; turns < 12 && (await pageNumber(page)) === before; turns += 1) {
    await turn();
    await page.waitForTimeout(250);
  }
  expect(await pageNumber(page)).toBeGreaterThan(before);
}

/** Resolves when the reading position has been sent to the server. */
const placeSaved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/progress/') && answer.request().method() === 'PUT' && answer.status() === 200,
  );

/** The same child continues on another device; the first one offers to follow, and does not move by itself. */
async function readOnElsewhere(first: Page, second: Page): Promise<void> {
  await second.goto(new URL(first.url()).pathname);
  await expect(second.getByText(/^Page \d+ of/).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => pageNumber(second)).toBe(await pageNumber(first));
  const there = placeSaved(second);
  await turnPage(second);
  await there;
  const stayed = await pageNumber(first);
  await first.getByRole('button', { name: 'Page before' }).click();
  const news = first.getByRole('status').filter({ hasText: /Read on the computer \(Linux\)/ });
  await expect(news).toBeVisible();
  expect(await pageNumber(first)).toBeLessThanOrEqual(stayed);
  await expectAccessible(first);
  await news.getByRole('button', { name: /^Go to page/ }).click();
  await expect.poll(() => pageNumber(first)).toBe(await pageNumber(second));
}

async function drawCover(teacher: Page): Promise<void> {
  await teacher.goto('/canva');
  await teacher.getByRole('button', { name: 'Empty: Book cover' }).click();
  await expect(teacher).toHaveURL(/\/canva\/.+/);
}

/** Makes the latest own design the cover of the book whose wizard is open. */
async function giveOwnCover(teacher: Page, title: string): Promise<void> {
  const picture = teacher.getByRole('figure').first().locator('img');
  const before = await picture.getAttribute('src');
  await teacher.getByRole('button', { name: `Use my own cover for ${title}` }).click();
  const dialog = teacher.getByRole('dialog', { name: `A cover for “${title}”` });
  await dialog.getByRole('listitem').first().click();
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expectAccessible(teacher);
  await dialog.getByRole('button', { name: 'Put it on the book' }).click();
  await expect(teacher.getByText(/has its new cover/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', before!);
}

for (const { size, school, neighbour, code, student } of SCHOOLS) {
  test(`a teacher of ${school} uploads a real book, a student reads it and continues at the same page, another school sees nothing ${size}`, async ({
    open,
  }, info) => {
    const title = `The Wren of ${school} ${info.project.name} ${info.retry}`;
    const file = await writeBook(title);

    const teacher = await open(school);
    await signInTeacher(teacher, `teacher@${school}.test`);
    if (size === '@phone') await drawCover(teacher);
    await dropBook(teacher, file);
    // Staff keep their own navigation on the screens that they share with others.
    if (size === '@desktop')
      await expect(teacher.getByRole('navigation', { name: 'Teacher', exact: true })).toBeVisible();
    await expectAccessible(teacher);
    await fillInBookDetails(teacher, async () => {
      await expect(teacher.getByLabel('Title', { exact: true })).toHaveValue(title);
      await expect(teacher.getByLabel('Authors')).toHaveValue('Wren Hollow');
      const about = teacher.getByRole('region', { name: 'About it' });
      await about.getByRole('button', { name: /^Take level/ }).click();
      await expectAccessible(teacher);
      // The page is left midway: what was entered is kept, and so is the step.
      await expect(teacher.getByText('Everything is kept')).toBeVisible();
      await teacher.reload();
      await expect(about.getByLabel('Fit for')).toHaveValue('0');
      await expect(about.getByRole('button', { name: /^Take level/ })).toBeHidden();
    });
    await expectAccessible(teacher);
    if (size === '@phone') await giveOwnCover(teacher, title);
    await teacher.getByRole('button', { name: 'Publish it' }).click();
    await expect(teacher.locator('[data-kind="ok"]', { hasText: 'Published' })).toBeVisible();
    await expectAccessible(teacher);
    await previewBook(teacher);
    await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const address = new URL(teacher.url()).pathname;

    const reader = await open(school);
    await signInStudent(reader, code, student);
    await reader.goto(`/library?search=${encodeURIComponent(title)}`);
    const cover = reader.getByRole('link', { name: new RegExp(title) }).first();
    await expect(cover).toBeVisible();
    await expect
      .poll(() =>
        cover
          .locator('img')
          .first()
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(100);
    const ribbon = reader.getByRole('button', { name: `Want to read: ${title}` });
    await ribbon.click();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(reader);
    await cover.click();
    await expect(reader.getByRole('button', { name: 'Want to read' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(reader);
    await reader.getByRole('link', { name: /Read now/ }).click();

    await expect(reader.getByText(/^Page 1 of/).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(reader);
    const saved = placeSaved(reader);
    for (let turns = 1; turns <= 3; turns += 1) await turnPage(reader);
    await saved;
    const left = await pageNumber(reader);
    await reader.reload();
    await expect.poll(() => pageNumber(reader), { timeout: 20_000 }).toBe(left);
    const moved = placeSaved(reader);
    await turnPage(reader, () => reader.keyboard.press('ArrowRight'));
    await moved;
    if (size === '@desktop') {
      const second = await open(school);
      await signInStudent(second, code, student);
      await readOnElsewhere(reader, second);
    }

    // The reader puts the book aside: it is no longer listed as being read, and is listed among the books put
    // aside.
    await reader.goto(address);
    await reader.getByRole('button', { name: 'Put it aside' }).click();
    await expect(reader.getByText('The book is put aside.', { exact: false })).toBeVisible();
    await reader.goto('/reading-log?books=abandoned');
    await expect(reader.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(reader);

    const stranger = await open(neighbour);
    await stranger.goto(`/library?search=${encodeURIComponent(title)}`);
    // Search is fuzzy: it may find the similarly named book of this school’s own test, but never the other
    // school’s.
    await expect(stranger.getByText(/Nothing|No book|^\d+ books?$/i).first()).toBeVisible();
    await expect(stranger.getByText(title, { exact: true })).toHaveCount(0);
    expect(address).toContain('/library/');
  });
}

test.describe('another school', () => {
  test.use({ expectRefusals: true });
  test('answers 404 for the address of this school’s book @desktop', async ({ open }) => {
    const owner = await open('greenfield');
    await owner.goto('/library?search=pencil');
    const address = await owner
      .getByRole('link', { name: /Pencil Goes on Holiday/ })
      .first()
      .getAttribute('href');
    const stranger = await open('riverside');
    await signInTeacher(stranger, 'head@riverside.test');
    await stranger.goto(address!);
    await expect(stranger.getByText('This book is not here')).toBeVisible();
  });
});

test('an invalid file is refused with a message, its location and a correction @desktop', async ({
  open,
}) => {
  const broken = await writeBook('A Locked Book', {
    'META-INF/encryption.xml': `<?xml version="1.0"?><encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><enc:CipherData><enc:CipherReference URI="OEBPS/c1.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`,
  });
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/uploadbook');
  await teacher.getByLabel('Book files').setInputFiles(broken);
  await expect(teacher).toHaveURL(/\/uploadbook\/.+/);
  await expect(teacher.getByText('Refused', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(teacher.getByText(/DRM/)).toBeVisible();
  await expectAccessible(teacher);
  // Text from strangers is shown as plain text everywhere in the wizard.
  let asked = 0;
  teacher.on('dialog', (dialog) => void (asked++, dialog.dismiss()));
  const hostile = `"><img src=x onerror=alert(1)>{{7*7}} \u202Etxt.exe <script>alert(2)</script>`;
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await teacher.getByLabel('Title', { exact: true }).fill(hostile);
  await teacher.getByLabel('Summary').fill(hostile);
  await expect(teacher.getByText('Everything is kept')).toBeVisible();
  await teacher.getByRole('button', { name: /Look and send/ }).click();
  await expect(teacher.getByRole('figure').first().getByText(hostile).first()).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Publish it' })).toBeDisabled();
  await teacher.getByRole('link', { name: 'All your books' }).click();
  const row = teacher.getByRole('listitem').filter({ hasText: 'onerror=alert(1)' }).first();
  await expect(row.getByText('Refused', { exact: true })).toBeVisible();
  await expectAccessible(teacher);
  expect(asked).toBe(0);
});

test('a file that the school has already is not sent again, and the book that has it is named', async ({
  open,
}, info) => {
  const title = `Twice in the bag, ${info.project.name} ${Date.now() % 100_000}`;
  const file = await writeBook(title);
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await dropBook(teacher, file);
  const address = new URL(teacher.url()).pathname;
  const drafts: string[] = [];
  teacher.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/books/')
      drafts.push(request.url());
  });
  await teacher.goto('/uploadbook');
  await teacher.getByLabel('Book files').setInputFiles(file);
  await expect(teacher.getByText('Your school has this book already')).toBeVisible();
  await expect(teacher.getByRole('link', { name: title }).first()).toHaveAttribute('href', address);
  await expect(
    teacher.getByRole('button', { name: `Send it nevertheless: ${basename(file)}` }),
  ).toBeVisible();
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: `Remove ${basename(file)}` }).click();
  await expect(teacher.getByText('Your school has this book already')).toBeHidden();
  expect(drafts).toEqual([]);
});

const books = realBooks();
(books.length > 0 ? test : test.skip)(
  'every real book goes up in one go, becomes a draft, opens in the reader and turns its pages @desktop',
  async ({ open }) => {
    test.setTimeout(900_000);
    const teacher = await open('greenfield');
    await signInTeacher(teacher, 'teacher@greenfield.test');
    for (let first = 0; first < books.length; first += 20) {
      await teacher.goto('/uploadbook');
      const part = books.slice(first, first + 20);
      await teacher.getByLabel('Book files').setInputFiles(part);
      const rows = part.map((file) =>
        teacher
          .getByRole('list', { name: 'Your books' })
          .getByRole('listitem')
          .filter({ hasText: basename(file) }),
      );
      const links: string[] = [];
      for (const row of rows) {
        await expect(row.first()).toContainText(/Ready: yours to finish|Refused/, { timeout: 240_000 });
        await expect(row.first()).toContainText('Ready: yours to finish'); // a failure shows the reason
        const address = await row
          .first()
          .getByRole('link', { name: /^Go on/ })
          .getAttribute('href');
        links.push(address!.replace('/uploadbook/', '/library/'));
      }
      expect(links).toHaveLength(part.length);
      for (const link of links) {
        await teacher.goto(`${link}/read`);
        await expect(teacher.getByText(/^Page \d+ of \d+/).first(), link).toBeVisible({ timeout: 30_000 });
        const [, pages] = /of (\d+)/.exec(
          (await teacher
            .getByText(/^Page \d+ of \d+/)
            .first()
            .textContent())!,
        )!;
        if (Number(pages) > 1) await turnPage(teacher);
      }
    }
  },
);
