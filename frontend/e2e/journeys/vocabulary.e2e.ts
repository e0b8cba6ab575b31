import type { Page } from '@playwright/test';
import { writeBook } from '../support/books.ts';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { publishUploadedBook } from '../support/uploads.ts';

/** Taps a word inside the frame of the book. */
async function tap(page: Page, word: string): Promise<void> {
  const frame = () => page.frames().find((one) => one.url().startsWith('blob:'));
  await expect.poll(() => frame()?.evaluate(() => document.body.textContent.length)).toBeGreaterThan(0);
  const place = await frame()!.evaluate(async (word) => {
    document.body.getBoundingClientRect(); // starts loading the fonts
    await document.fonts.ready; // until then words are invisible
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      for (let at = node.textContent!.indexOf(word); at >= 0; at = node.textContent!.indexOf(word, at + 1)) {
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        const frame = window.frameElement!.getBoundingClientRect();
        const x = frame.left + left + width / 2;
        // In the middle of the screen, where a tap does not turn the page.
        if (x > parent.innerWidth * 0.25 && x < parent.innerWidth * 0.75)
          return { x, y: frame.top + top + height / 2 };
      }
    }
    throw new Error(`“${word}” is not on the page`);
  }, word);
  const shell = (await page.locator('main iframe').boundingBox())!;
  await page.mouse.click(shell.x + place.x, shell.y + place.y);
}

const AT = {
  desktop: { school: 'greenfield', code: 'beech724', student: 'Mia A' },
  // A different person, because both sizes run at the same time.
  phone: { school: 'riverside', code: 'CEDAR358', student: 'Leo B' },
};

test('a child taps a word, saves it and asks about another; the teacher explains that one', async ({
  open,
}, info) => {
  const { school, code, student } = AT[info.project.name as keyof typeof AT];
  const strange = `flumber${info.project.name}`;
  const title = `Words of ${info.project.name} ${info.retry}`;
  const line = `The wren sang a ${strange} on the gate until the lane woke up. `;
  const teacher = await open(school);
  await signInTeacher(teacher, `teacher@${school}.test`);
  await publishUploadedBook(
    teacher,
    await writeBook(title, {
      'OEBPS/c1.xhtml': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>One</title></head><body>${`<p>${line.repeat(3)}</p>`.repeat(4)}</body></html>`,
    }),
  );
  await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(teacher.url()).pathname;

  const mia = await open(school);
  await signInStudent(mia, code, student);
  await mia.goto(`${address}/read`);
  await expect(mia.getByText(/^Page 1 of/).first()).toBeVisible({ timeout: 20_000 });
  await tap(mia, 'gate');
  const card = mia.getByRole('dialog', { name: 'The word “gate”' });
  await expect(card.getByText(/movable barrier/)).toBeVisible();
  await card.getByRole('button', { name: 'Keep this word' }).click();
  await expect(card.getByRole('button', { name: 'In my words' })).toBeVisible();
  await expectAccessible(mia);
  await mia.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await tap(mia, strange);
  const unknown = mia.getByRole('dialog', { name: `The word “${strange}”` });
  await expect(unknown.getByText(/not in our dictionary/)).toBeVisible();
  await unknown.getByRole('button', { name: 'Ask my teacher' }).click();
  await expect(unknown.getByRole('button', { name: 'Your teacher was asked' })).toBeVisible();

  await teacher.goto('/class-words');
  await teacher.getByRole('button', { name: `Explain “${strange}”` }).click();
  await teacher.getByLabel(/What it means/).fill('a song of a small bird');
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Explain it' }).click();
  await expect(
    teacher.getByRole('list', { name: 'Explained at our school' }).getByText(strange),
  ).toBeVisible();

  await mia.goto('/my-words');
  await expect(
    mia.getByRole('listitem').filter({ has: mia.getByRole('heading', { name: strange }) }),
  ).toContainText('a song of a small bird');
  await expectAccessible(mia);
  await mia.getByRole('button', { name: 'Take “gate” out of my words' }).click();
  await expect(mia.getByRole('heading', { name: 'gate', exact: true })).toBeHidden();
  await mia.getByRole('textbox', { name: 'Look up a word' }).fill('lighthouse');
  await mia.getByRole('button', { name: 'Look it up' }).click();
  await expect(mia.getByText(/a tower with a light/i)).toBeVisible();
  await mia.getByRole('button', { name: `Take “${strange}” out of my words` }).click();
});
