import { expect, test, type Page } from '@playwright/test';
import {
  bookFrame,
  describeBook,
  lastPosition,
  openBook,
  serveShell,
  settledPosition,
  shellFrame,
  tinyBook,
} from './support/shell.ts';

serveShell();

const NOTES =
  '<body><p>The notes.</p><aside role="doc-footnote" id="kite"><p>A toy that flies.</p><p>It needs wind. <a role="doc-backlink" href="c0.xhtml">Back</a></p></aside></body>';
const text = (links: string) =>
  `<body xmlns:epub="http://www.idpf.org/2007/ops"><p>The kite went up. ${links}</p><aside epub:type="footnote" id="wind">Air that moves.</aside></body>`;

/** Opens a book with these links; its second page has a note. */
async function open(page: Page, links: string) {
  await openBook(page, describeBook('notes', tinyBook([text(links), NOTES])));
  return page.frameLocator('iframe').getByRole('dialog', { name: 'Note' });
}
const follow = (page: Page, id: string) => bookFrame(page)!.click(`#${id}`);

test('a note of the page, or of another one, is shown over the text', async ({ page }) => {
  const note = await open(
    page,
    '<a id="here" epub:type="noteref" href="#wind">1</a> <a id="there" role="doc-noteref" href="c1.xhtml#kite">2</a>',
  );
  const before = await settledPosition(page);
  await follow(page, 'here');
  await expect(note).toContainText('Air that moves.');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  await follow(page, 'there');
  await expect(note.locator('p')).toHaveText(['A toy that flies.', 'It needs wind.']);
  // The keys of the page do not turn it while the note is open.
  await page.keyboard.press('ArrowRight');
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toBeHidden();
  expect((await settledPosition(page)).locator).toEqual(before.locator);
});

test('a link to a note that is missing, and any other link, opens a page', async ({ page }) => {
  const note = await open(
    page,
    '<a id="missing" role="doc-noteref" href="c1.xhtml#none">1</a> <a id="plain" href="c1.xhtml#kite">2</a>',
  );
  for (const id of ['plain', 'missing']) {
    await follow(page, id);
    await expect.poll(async () => (await lastPosition(page)).position.locator.href).toBe('c1.xhtml');
    await expect(note).toBeHidden();
    await shellFrame(page)!.evaluate(() => undefined);
    await page.keyboard.press('Home');
    await expect.poll(async () => (await lastPosition(page)).position.locator.href).toBe('c0.xhtml');
  }
});
