import { expect, test } from '@playwright/test';
import { startReaderServer } from './support/reader-server.ts';
import {
  DIST,
  bookFrame,
  describeBook,
  collectMessages,
  openBook,
  serveShell,
  served,
  settledPosition,
  sendToShell,
  tinyBook,
  turn,
  type ShellMessages,
} from './support/shell.ts';
serveShell();

/** A foreign host on the same server, which records the requests that it gets. */
const elsewhere = () => served.books.app.replace('//school.', '//elsewhere.') + '/ping';
const attack = (name: string) => `fetch('${served.books.books}/ping/${name}');top.postMessage('${name}','*')`;

/** Scripts that run by themselves unless the policy blocks them; each name is a trap. */
const SCRIPTS = {
  onload: (run: string) =>
    `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" onload="${run}"/>`,
  inline: (run: string) => `<script>${run}</script>`,
  onerror: (run: string) => `<img src="none.png" onerror="${run}"/>`,
  svg: (run: string) => `<svg xmlns="http://www.w3.org/2000/svg"><script>${run}</script></svg>`,
  srcdoc: (run: string) => `<iframe srcdoc="&lt;script>${run}&lt;/script>"></iframe>`,
  toggle: (run: string) => `<details open="open" ontoggle="${run}"><summary>x</summary></details>`,
};
/** Requests to another host that need no script. */
const CALLS = {
  import: (url: string) => `<style>@import url(${url});</style>`,
  background: (url: string) => `<style>body { background: url(${url}) }</style>`,
  font: (url: string) =>
    `<style>@font-face { font-family: spy; src: url(${url}) } code { font-family: spy }</style><code>x</code>`,
  link: (url: string) => `<link rel="stylesheet" href="${url}"/>`,
  img: (url: string) => `<img src="${url}"/>`,
  audio: (url: string) => `<audio src="${url}" preload="auto" autoplay="autoplay"></audio>`,
  poster: (url: string) => `<video poster="${url}"></video>`,
  object: (url: string) => `<object data="${url}"></object>`,
  frame: (url: string) => `<iframe src="${url}"></iframe>`,
};
/** Redirects the page by itself. */
const refresh = () => `<meta http-equiv="refresh" content="0;url=${elsewhere()}/refresh"/>`;
const traps = () => [
  ...Object.entries(SCRIPTS).map(([name, trap]) => trap(attack(name))),
  ...Object.entries(CALLS).map(([name, trap]) => trap(`${elsewhere()}/${name}`)),
];
const hostileBook = (inside: string) =>
  tinyBook(
    [
      `<body>${inside}<script src="evil.js"></script><script src="/b/hostile/evil.js"></script><form action="${elsewhere()}/form" target="_top"><button id="send">Send</button></form><a id="out" href="https://example.com/away">Away</a> <a id="js" href="javascript:${attack('link')}">Link</a><p>Words.</p></body>`,
      '<body><p>Second.</p></body>',
      `<body>${refresh()}<p>Third.</p></body>`,
    ],
    [['evil.js', 'text/javascript', attack('external')]],
  );

test('a hostile book runs no script, sends no request to another host, sees no token and navigates nowhere', async ({
  page,
}) => {
  // Stands in for a session: it belongs to the app's own origin.
  await page.context().addCookies([{ name: 'session', value: 'secret', url: served.books.app }]);
  const asked: { url: string; cookie: string | undefined; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const { cookie, authorization } = request.headers();
    asked.push({ url: request.url(), cookie, authorization });
  });
  const { opened } = await openBook(page, describeBook('hostile', hostileBook(traps().join(''))));
  expect(opened.pages).toBeGreaterThan(1);
  const frame = bookFrame(page)!;
  for (const id of ['js', 'send', 'out'])
    await frame.evaluate((id) => document.getElementById(id)?.click(), id);
  expect((await collectMessages(page, 'external_link')).href).toMatch(/^javascript:|^https:\/\/example/);
  expect(
    await frame.evaluate(() => {
      const reached: string[] = [document.cookie];
      for (const look of [() => top!.document.cookie, () => top!.localStorage.length, () => top!.name])
        try {
          reached.push(String(look()));
        } catch {
          // The app's page has another origin.
        }
      return reached.join('');
    }),
  ).toBe('');
  await turn(page, 'next');
  // A page that would redirect stays where it is.
  await sendToShell(page, { type: 'go_to_href', href: 'c2.xhtml' });
  await expect.poll(async () => (await settledPosition(page)).locator.href).toBe('c2.xhtml');
  expect(served.books.pings).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as ShellMessages).strangers)).toEqual([]);
  expect(page.url()).toBe(`${served.books.app}/`);
  expect(page.context().pages()).toHaveLength(1);
  const books = asked.filter(({ url }) => url.startsWith(served.books.books));
  expect(books.length).toBeGreaterThan(4);
  expect(books.filter(({ cookie, authorization }) => cookie ?? authorization)).toEqual([]);
});

test('without the sandbox the same book does all of it, so the checks work', async ({ page }) => {
  const fenced = served.books;
  served.books = await startReaderServer(DIST, false);
  try {
    await openBook(page, describeBook('hostile', hostileBook(traps().join(''))));
    for (const name of [...Object.keys(SCRIPTS), ...Object.keys(CALLS)])
      await expect.poll(() => served.books.pings.join(), { message: name }).toContain(name);
    await sendToShell(page, { type: 'go_to_href', href: 'c2.xhtml' });
    await expect.poll(() => served.books.pings.join()).toContain('refresh');
  } finally {
    await served.books.close();
    served.books = fenced;
  }
});
