import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** End-to-end journeys through the built product in a real browser, on a desktop and on a phone. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/product-in-background.ts',
  workers: 2,
  fullyParallel: false,
  // A busy machine is no fault of the product: nothing here measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Printed as flaky and counted by `npm test`; each is a bug.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    launchOptions: { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] },
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
  },
  outputDir: '../test-results',
  projects: [
    // These serve the shell and the books themselves, so they can run while the product starts.
    { name: 'reader', testMatch: '**/reader-*.e2e.ts', fullyParallel: true },
    // These look at the demo data. `every-route` adds stories to it, `extreme-colours` schools; the journeys change it.
    { name: 'screens', testMatch: ['**/every-route.e2e.ts', '**/extreme-colours.e2e.ts'], use: DESKTOP },
    {
      name: 'desktop',
      use: DESKTOP,
      testMatch: ['**/trusted-types.e2e.ts', '**/journeys/*.e2e.ts'],
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: '**/journeys/*.e2e.ts',
      // Every screen is opened in both sizes (every-route); a journey runs in both where its steps differ.
      grepInvert: /@desktop/,
    },
  ],
});
