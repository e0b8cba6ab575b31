import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** As Playwright's own `networkidle`: no request for half a second. */
const IDLE_MS = 500;

interface Traffic {
  open: Set<Request>;
  /** When the last request ended. */
  since: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** A page's stream of changes stays open for as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/live/';

/** Watches the requests of a page for `untilNetworkIdle`. Call it before the page is opened; a second call changes nothing. */
export function watchNetwork(page: Page): void {
  if (traffic.has(page)) return;
  const own: Traffic = { open: new Set(), since: Date.now() };
  traffic.set(page, own);
  const ended = (request: Request): void => {
    if (own.open.delete(request)) own.since = Date.now();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    // A new document ends the requests of the one before it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) own.open.clear();
    own.open.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Waits until a watched page has loaded and its network is idle, except for its stream of changes: for Playwright's
 * `networkidle` a page with such a stream never is.
 */
export async function untilNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const own = traffic.get(page)!;
  while (own.open.size > 0 || Date.now() - own.since < IDLE_MS) {
    if (page.isClosed()) throw new Error(`The page was closed at ${page.url()} before its network was idle.`);
    await pause(50);
  }
}
