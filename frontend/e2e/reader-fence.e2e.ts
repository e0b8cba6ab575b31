import { expect, test } from '@playwright/test';
import { startReaderServer } from './support/reader-server.ts';
import {
  DIST,
  bookFrame,
  describeBook,
  hear,
  openBook,
  serveShell,
  served,
  tinyBook,
  turn,
  type Heard,
} from './support/shell.ts';
serveShell();

const ATTACK = (name: string) => `fetch('${served.books.books}/ping/${name}');top.postMessage('${name}','*')`;
const hostileBook = () =>
  tinyBook(
    [
      `<body onload="${ATTACK('onload')}"><script>${ATTACK('inline')}</script><script src="evil.js"></script><script src="/b/hostile/evil.js"></script><img src="none.png" onerror="${ATTACK('onerror')}"/><svg xmlns="http://www.w3.org/2000/svg" onload="${ATTACK('svg')}"/><iframe srcdoc="&lt;script>${ATTACK('srcdoc')}&lt;/script>"></iframe><a id="out" href="https://example.com/away">Away</a> <a id="js" href="javascript:${ATTACK('link')}">Link</a><p>Words.</p></body>`,
      '<body><p>Second.</p></body>',
    ],
    [['evil.js', 'text/javascript', ATTACK('external')]],
  );

test('a hostile book executes nothing, and its links lead nowhere without the app page', async ({ page }) => {
  const { opened } = await openBook(page, describeBook('hostile', hostileBook()));
  expect(opened.pages).toBe(4);
  const frame = bookFrame(page);
  await frame?.click('#js');
  await frame?.click('#out');
  expect((await hear(page, 'external_link')).href).toMatch(/^javascript:|^https:\/\/example/);
  await turn(page, 'next');
  expect(served.books.pings).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as Heard).strangers)).toEqual([]);
  expect(page.url()).toBe(`${served.books.app}/`);
  expect(page.context().pages()).toHaveLength(1);
});

test('without the fence the same book does run: the traps work', async ({ page }) => {
  const fenced = served.books;
  served.books = await startReaderServer(DIST, false);
  try {
    await openBook(page, describeBook('hostile', hostileBook()));
    await expect.poll(() => served.books.pings.join()).toContain('inline');
  } finally {
    await served.books.close();
    served.books = fenced;
  }
});
