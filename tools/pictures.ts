import { join } from 'node:path';
import { chromium as browsers, type Page } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import sharp from 'sharp';
import { untilNetworkIdle, watchNetwork } from '../frontend/e2e/support/network-idle.ts';
import { DEMO_PASSWORD } from '../prisma/seed/schools.ts';

/**
 * `node --conditions=source tools/pictures.ts [http://localhost:3000]`: takes the screenshots of the README,
 * from a running server with the demo schools.
 */
const platform = new URL(process.argv[2] ?? 'http://localhost:3000');
const target = join(import.meta.dirname, '../docs/pictures');
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  name: string;
  school: string;
  path: string;
  size: typeof DESKTOP;
  /** Signed-in person, by e-mail or user name; left out: a visitor. */
  who?: string;
  /** Waits for what must be shown before the screenshot. */
  ready: (page: Page) => Promise<unknown>;
}

const covers = (page: Page) => page.locator('main img').nth(2).waitFor();
const PICTURES: Picture[] = [
  { name: 'library', school: 'greenfield', path: '/library', size: DESKTOP, ready: covers },
  { name: 'library-riverside', school: 'riverside', path: '/library', size: DESKTOP, ready: covers },
  { name: 'library-phone', school: 'greenfield', path: '/library', size: PHONE, ready: covers },
  {
    name: 'book',
    school: 'greenfield',
    path: '/library/the-fox-who-counted-stars',
    size: DESKTOP,
    ready: covers,
  },
  {
    name: 'reader',
    school: 'greenfield',
    path: '/library/the-fox-who-counted-stars/read',
    size: DESKTOP,
    who: 'teacher@greenfield.test',
    ready: (page) =>
      page
        .getByText(/^Page \d+ of/)
        .first()
        .waitFor(),
  },
  {
    name: 'books-table',
    school: 'greenfield',
    path: '/admin/books?ordering=title',
    size: DESKTOP,
    who: 'head@greenfield.test',
    ready: (page) => page.locator('tbody tr').nth(3).waitFor(),
  },
  {
    name: 'dashboard',
    school: 'greenfield',
    path: '/admin/dashboard',
    size: DESKTOP,
    who: 'head@greenfield.test',
    ready: (page) => page.locator('main h2').first().waitFor(),
  },
  {
    name: 'monitoring',
    school: 'greenfield',
    path: '/admin/book-monitoring',
    size: DESKTOP,
    who: 'head@greenfield.test',
    ready: covers,
  },
  {
    name: 'story',
    school: 'greenfield',
    path: '/upload-blog',
    size: DESKTOP,
    who: 'mia.beech',
    ready: async (page) => {
      await page.getByRole('link', { name: 'The Owl Who Counted Backwards' }).first().click();
      await page.getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'world',
    school: 'greenfield',
    path: '/dear-world-book',
    size: DESKTOP,
    ready: (page) => page.locator('main article, main li').nth(2).waitFor(),
  },
  {
    name: 'map',
    school: 'greenfield',
    path: '/global-reach',
    size: DESKTOP,
    ready: (page) => page.locator('main svg path').first().waitFor(),
  },
];

/** Signs in through the API, without the screens of the web app. */
async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    async ([username, password]) => {
      await fetch('/api/auth/token/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refresh': 'cookie' },
        body: JSON.stringify({ username, password, remember: false }),
      });
      localStorage.setItem('signed_in', '1');
    },
    [who, DEMO_PASSWORD],
  );
}

const browser = await browsers.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox'],
});
try {
  for (const { name, school, path, size, who, ready } of PICTURES) {
    const context = await browser.newContext({
      baseURL: `${platform.protocol}//${school}.${platform.host}`,
      viewport: size,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    watchNetwork(page);
    if (who) await signIn(page, who);
    await page.goto(path);
    await ready(page);
    await untilNetworkIdle(page);
    const shot = await page.screenshot();
    await sharp(shot)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(target, `${name}.webp`));
    console.log(`✓ ${name}`);
    await context.close();
  }
} finally {
  await browser.close();
}
