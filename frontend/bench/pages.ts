// Measures loading on a phone: first and largest contentful paint, blocking time and layout shifts of the
// built product with its demo school, in the browser of the end-to-end tests, with a slow network and a slow
// processor. An exceeded budget is printed; it does not fail the run.
import { chromium, type Browser, type Page } from '@playwright/test';
import binary from '@sparticuz/chromium';
import { signInStudent, signInTeacher } from '../e2e/support/journey.ts';
import { untilNetworkIdle, watchNetwork } from '../e2e/support/network-idle.ts';
import startProduct from '../e2e/support/start-product.ts';

/** A slow phone on slow 4G: 1.6 Mbit/s, 150 ms latency, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

interface Visit {
  name: string;
  path: (firstBook: string) => string;
  /** At the platform's address instead of the school's. */
  platform?: true;
  /** Signs a person in before the measurement. */
  who?: (page: Page) => Promise<void>;
  /** Largest contentful paint in seconds, total blocking time in milliseconds, cumulative layout shift. */
  budget: { lcp: number; tbt: number; cls: number };
}
const staff = (page: Page, name: string) => signInTeacher(page, `${name}@greenfield.test`);
const PUBLIC = { lcp: 1.8, tbt: 200, cls: 0.02 };
const VISITS: Visit[] = [
  { name: 'landing page of a school', path: () => '/', budget: PUBLIC },
  { name: 'landing page of platform', path: () => '/', platform: true, budget: PUBLIC },
  { name: 'library', path: () => '/library', budget: PUBLIC },
  { name: 'a page of words', path: () => '/about', budget: PUBLIC },
  { name: 'signing in', path: () => '/login', budget: { lcp: 1.8, tbt: 250, cls: 0.01 } },
  { name: 'page of a book', path: (book) => `/library/${book}`, budget: { lcp: 1.9, tbt: 200, cls: 0.02 } },
  { name: 'search', path: () => '/search?search=moon', budget: PUBLIC },
  {
    name: 'reading',
    path: (book) => `/library/${book}/read`,
    who: (page) => staff(page, 'teacher'),
    budget: { lcp: 2.1, tbt: 250, cls: 0 },
  },
  {
    name: 'dashboard of a student',
    path: () => '/dashboard',
    who: (page) => signInStudent(page, 'BEECH724', 'Mia'),
    budget: { lcp: 2, tbt: 300, cls: 0.02 },
  },
  {
    name: 'dashboard of a teacher',
    path: () => '/dashboard',
    who: (page) => staff(page, 'teacher'),
    budget: { lcp: 2.6, tbt: 550, cls: 0.05 },
  },
  {
    name: 'table of books of a head',
    path: () => '/admin/books',
    who: (page) => staff(page, 'head'),
    budget: { lcp: 2.8, tbt: 700, cls: 0.05 },
  },
];

interface Measures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

export async function run({ seconds }: { seconds: number }): Promise<void> {
  const rounds = seconds < 8 ? 3 : 5;
  const stop = await startProduct();
  const browser = await chromium.launch({
    executablePath: await binary.executablePath(),
    args: ['--no-sandbox'],
  });
  try {
    const origin = `http://greenfield.localhost:${process.env['E2E_PORT']}`;
    const platform = `http://localhost:${process.env['E2E_PORT']}`;
    const book = await firstBook(browser, origin);
    console.log(
      `Seconds; medians of ${rounds} first visits, the worst in brackets. Budgets are of the largest paint, the blocked time and the shift.`,
    );
    for (const visit of VISITS) {
      const all: Measures[] = [];
      for (let round = 0; round < rounds; round += 1)
        all.push(await measure(browser, visit.platform ? platform : origin, visit, visit.path(book)));
      print(visit, all);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

async function firstBook(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${origin}/favicon.svg`);
  const book = await page.evaluate(async () => {
    const answer = await fetch('/api/books/?limit=1&ordering=title');
    return ((await answer.json()) as { results: { slug: string }[] }).results[0]?.slug;
  });
  await page.close();
  if (!book) throw new Error('The demo library is empty.');
  return book;
}

/** Measures one visit with an empty cache, as from a phone. */
async function measure(browser: Browser, origin: string, visit: Visit, path: string): Promise<Measures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    baseURL: origin,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    watchNetwork(page);
    await visit.who?.(page);
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await untilNetworkIdle(page);
    return await page.evaluate(() => (window as unknown as Watched).measures());
  } finally {
    await context.close();
  }
}

interface Watched extends Window {
  measures(): Measures;
}

/** Runs in the page before any of its scripts. */
function watch(): void {
  const seen = { fcp: NaN, lcp: NaN, tbt: 0, cls: 0 };
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  // The part of a task beyond 50 ms blocks input.
  on('longtask', ({ duration }) => (seen.tbt += duration - 50));
  (window as unknown as Watched).measures = () => seen;
}

function print({ name, budget }: Visit, all: Measures[]): void {
  const sorted = (of: (one: Measures) => number) => all.map(of).sort((a, b) => a - b);
  const middle = (of: (one: Measures) => number) => sorted(of)[Math.floor(all.length / 2)]!;
  const seconds = (of: (one: Measures) => number) =>
    `${(middle(of) / 1_000).toFixed(2)} (${(sorted(of).at(-1)! / 1_000).toFixed(2)})`;
  const fine =
    middle(({ lcp }) => lcp) <= budget.lcp * 1_000 &&
    middle(({ tbt }) => tbt) <= budget.tbt &&
    middle(({ cls }) => cls) <= budget.cls;
  console.log(
    `${fine ? '✓' : '✗'} ${name.padEnd(25)} FCP ${seconds(({ fcp }) => fcp)}  LCP ${seconds(({ lcp }) => lcp)} ≤ ${budget.lcp}  ` +
      `TBT ${middle(({ tbt }) => tbt).toFixed(0)} ms ≤ ${budget.tbt}  CLS ${middle(({ cls }) => cls).toFixed(3)} ≤ ${budget.cls}`,
  );
}
